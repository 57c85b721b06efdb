/** Editor of a set of exercises: its rules and their starting points, its link, its questions for Moodle. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import type { ExerciseGrade, ExerciseSet, RulePeg } from '../index.js';
import { nameOf } from '../../web/data/names.js';
import { inForce } from '../../web/frame/fields.js';
import { studyWorker, useCore, useStudy } from '../../web/frame/worker-client.js';
import { exercises as known } from './exercises.js';
import { useNavigation } from '../../web/frame/navigation.js';
import { Editor } from '../../web/ui/editor.js';
import { ViewLink } from '../../web/ui/view-link.js';
import { RevisionName } from '../../web/ui/labels.js';
import { RevisionSelect, Select } from '../../web/ui/select.js';
import { VisibleText } from '../../web/ui/visible-text.js';
import { useBaseAddress } from '../../web/frame/use-base-address.js';
import { useStored } from '../../web/frame/use-stored.js';
import { BaseAddressField } from '../../web/ui/base-address-field.js';
import { download } from '../../web/ui/download.js';
import { shapes } from './work.js';
import { CopyField } from './copy-field.js';

/** The initial set. */
const blank: ExerciseSet = { title: 'PEG exercises', hints: true, seed: 1, exercises: [] };

export function MakeSet(): JSX.Element {
  const { link } = useNavigation();
  const { shared } = useBaseAddress();
  const [set = blank, , edit] = useStored<ExerciseSet>('teacher/set', shapes.set);
  const { exercises } = set;
  const change = (part: Partial<ExerciseSet>): void => {
    edit((stored = blank) => ({ ...stored, ...part }));
  };
  const { value: code } = useStudy('setCode', exercises.length === 0 ? undefined : set);
  const to = code?.ok === true ? code.value : undefined;
  const untouched = { learner: '', title: set.title, answers: exercises };
  const { value: grades, pending } = useStudy(
    'gradeResult',
    exercises.length === 0 ? undefined : { result: untouched, set },
  );
  const current = pending ? undefined : grades;
  const isReadable = current?.some(({ verdict }) => verdict === 'undecided') === false;
  return (
    <section class="make-set card stack" aria-labelledby="make-title">
      <h2 id="make-title">Make an exercise set</h2>
      <div class="bar row">
        <label>
          <span class="hint">Title</span>{' '}
          <input
            type="text"
            maxLength={200}
            value={set.title}
            onInput={({ currentTarget }) => {
              change({ title: currentTarget.value });
            }}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={set.hints}
            onChange={({ currentTarget }) => {
              change({ hints: currentTarget.checked });
            }}
          />{' '}
          Show hints and fixes
        </label>
        <label>
          <span class="hint">Seed (another number gives other Moodle questions)</span>{' '}
          <input
            type="number"
            min={0}
            max={999999}
            value={set.seed}
            onInput={({ currentTarget }) => {
              const seed = Number(currentTarget.value);
              if (Number.isSafeInteger(seed) && seed >= 0) change({ seed });
            }}
          />
        </label>
      </div>
      <AddRule
        onAdd={(added) => {
          edit((stored = blank) => {
            const isThere = stored.exercises.some(
              ({ revision, rule }) => revision === added.revision && rule === added.rule,
            );
            return isThere ? stored : { ...stored, exercises: [...stored.exercises, added] };
          });
        }}
      />
      {exercises.length > 0 && (
        <InSet
          exercises={exercises}
          grades={current}
          onChange={(changed) => {
            change({ exercises: changed });
          }}
        />
      )}
      {code?.ok === false && (
        <p role="alert">
          <VisibleText text={code.message} prose />
        </p>
      )}
      {to !== undefined && isReadable && (
        <>
          <CopyField label="Link for your class" text={shared(link({ set: to }))} />
          <BaseAddressField />
          <div class="row">
            <ViewLink class="button" action="as-learner" to={{ set: to }}>
              Preview as a student
            </ViewLink>
            <Moodle set={set} />
          </div>
        </>
      )}
    </section>
  );
}

interface InSetProps {
  readonly exercises: readonly RulePeg[];
  /** The verdicts on the starting points; undefined until they are known. */
  readonly grades: readonly ExerciseGrade[] | undefined;
  readonly onChange: (exercises: readonly RulePeg[]) => void;
}

/** The rules of the set, and their starting points. */
function InSet({ exercises, grades, onChange }: InSetProps): JSX.Element {
  return (
    <ol class="in-set stack">
      {exercises.map((one, i) => (
        <li key={`${one.revision} ${one.rule}`} class="stack">
          <div class="row">
            <strong>
              {i + 1}. <code>{one.rule}</code>
            </strong>{' '}
            <RevisionName id={one.revision} />
            <button
              type="button"
              aria-label={`Remove ${one.rule} of ${nameOf(one.revision)}`}
              onClick={() => {
                onChange(exercises.filter((other) => other !== one));
              }}
            >
              Remove
            </button>
          </div>
          <StartingPoint grade={grades?.[i]} />
          <Editor
            label={`Initial PEG of ${one.rule}`}
            value={one.peg}
            notation="peg"
            minRows={1}
            onChange={(peg) => {
              onChange(exercises.map((other) => (other === one ? { ...one, peg } : other)));
            }}
          />
        </li>
      ))}
    </ol>
  );
}

/** Warns of a starting point that leaves nothing to fix, or that cannot be read. */
function StartingPoint({ grade }: { readonly grade: ExerciseGrade | undefined }): JSX.Element {
  if (grade?.verdict === 'proved') {
    return (
      <p class="hint" data-message="make-set.solved">
        This PEG is already equal to the rule: change it, or there is nothing to fix.
      </p>
    );
  }
  if (grade?.verdict !== 'undecided') return <></>;
  return (
    <p class="notice" role="alert" data-message="make-set.unreadable">
      This PEG cannot be used, so there is no link yet: <VisibleText text={grade.problem} prose />
    </p>
  );
}

/** A form that adds a rule: any, with the copy of its BNF, or an exercise of the workshop. */
function AddRule({ onAdd }: { readonly onAdd: (exercise: RulePeg) => void }): JSX.Element {
  const [revision, setRevision] = useState<RevisionId>(inForce);
  const [chosen, setRule] = useState('');
  const [exercise, setExercise] = useState(known[0]?.id ?? '');
  const { value: rules = [] } = useCore('rules', revision);
  const names = rules.map(({ name }) => name);
  const rule = names.includes(chosen) ? chosen : names[0];
  const addRule = async (): Promise<void> => {
    if (rule === undefined) return;
    onAdd({ revision, rule, peg: await studyWorker.ask('naive', { revision, rule }) });
  };
  const addExercise = (): void => {
    const found = known.find(({ id }) => id === exercise);
    if (found !== undefined) onAdd({ revision: found.revision, rule: found.rule, peg: found.naive });
  };
  return (
    <>
      <div class="bar row">
        <Select
          label="Workshop exercise"
          among={known.map(({ id }) => id)}
          value={exercise}
          name={(id) => known.find((one) => one.id === id)?.title ?? id}
          onChange={setExercise}
        />
        <button type="button" data-action="add-exercise" onClick={addExercise}>
          Add exercise
        </button>
      </div>
      <div class="bar row">
        <RevisionSelect value={revision} onChange={setRevision} />
        <Select label="Rule" among={names} value={rule} onChange={setRule} />
        <button
          type="button"
          data-action="add-rule"
          disabled={rule === undefined}
          onClick={() => {
            void addRule();
          }}
        >
          Add rule
        </button>
      </div>
    </>
  );
}

/** The questions of a set as a file for Moodle. */
function Moodle({ set }: { readonly set: ExerciseSet }): JSX.Element {
  const [said, setSaid] = useState('');
  const save = async (): Promise<void> => {
    setSaid('Generating the questions…');
    try {
      const made = await studyWorker.ask('moodle', set);
      setSaid(made.ok ? '' : made.message);
      if (!made.ok) return;
      download('questions.xml', 'text/xml', made.value);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <button
        type="button"
        data-action="moodle"
        onClick={() => {
          void save();
        }}
      >
        Download Moodle questions (XML)
      </button>
      <span class="hint" role="status">
        <VisibleText text={said} prose />
      </span>
    </>
  );
}
