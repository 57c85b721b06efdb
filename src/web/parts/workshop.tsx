/** Part 4: a transcription to mend, proved against the document's BNF at every edit. */

import type { JSX } from 'preact';
import { anyRule, freshBench, ownGrammar } from '../address.js';
import { useCore, useStudy } from '../ask.js';
import { exercises } from '../data/exercises.js';
import { useNavigation } from '../navigation.js';
import { Go } from '../ui/go.js';
import { RevisionSelect, Select } from '../ui/select.js';
import { Code } from '../ui/shown.js';
import { Bench } from './workshop/bench.js';
import { OwnGrammar } from './workshop/own-grammar.js';

export function Workshop(): JSX.Element {
  const { view, go } = useNavigation();
  const known = exercises.find(({ id }) => id === view.exercise);
  const isAny = view.exercise === anyRule;
  const isOwn = view.exercise === ownGrammar;
  const exercise = known ?? exercises[0];
  const onEdit = (peg: string | undefined): void => {
    go({ peg, step: 0 }, 'replace');
  };
  return (
    <section class="stack part" aria-labelledby="workshop-title">
      <h1 id="workshop-title">PEG workshop</h1>
      <p class="lead">
        A BNF says which strings there are; a PEG says what to do, and never goes back on a choice. Copy a BNF
        in its order and you may get another language. Mend these, and have each edit proved.
      </p>
      {known === undefined && !isAny && !isOwn && (
        <p class="notice" role="alert">
          There is no exercise of that name; here is the first one.
        </p>
      )}
      <nav class="chips row" aria-label="Exercises">
        {exercises.map(({ id, title }, i) => (
          <Go
            key={id}
            to={{ ...freshBench, exercise: id }}
            current={id === exercise?.id && !isAny && !isOwn ? 'page' : undefined}
          >
            {i + 1}. {title}
          </Go>
        ))}
        <Go to={{ ...freshBench, exercise: anyRule }} current={isAny ? 'page' : undefined}>
          Any rule
        </Go>
        <Go
          to={{ ...freshBench, abnf: '', against: '', exercise: ownGrammar }}
          current={isOwn ? 'page' : undefined}
        >
          Your grammar
        </Go>
      </nav>
      {isOwn ? (
        <OwnGrammar />
      ) : isAny ? (
        <AnyRule peg={view.peg} onEdit={onEdit} />
      ) : (
        exercise !== undefined && (
          <Bench key={exercise.id} exercise={exercise} peg={view.peg} onEdit={onEdit} />
        )
      )}
    </section>
  );
}

interface AnyRuleProps {
  readonly peg: string | undefined;
  readonly onEdit: (peg: string | undefined) => void;
}

/** A rule of any revision, copied from the BNF in its order. */
function AnyRule({ peg, onEdit }: AnyRuleProps): JSX.Element {
  const { view, set } = useNavigation();
  const { revision } = view;
  const { value: rules } = useCore('rules', revision);
  const names = (rules ?? []).map(({ name }) => name);
  const rule = names.includes(view.rule) ? view.rule : names[0];
  const { value: naive, pending } = useStudy('naive', rule === undefined ? undefined : { revision, rule });
  const afresh = { peg: undefined, traced: 0, step: 0 };
  return (
    <>
      <div class="bar row">
        <RevisionSelect value={revision} onChange={set('revision', { ...afresh, rule: '' })} />
        <Select label="Rule" among={names} value={rule} onChange={set('rule', afresh)} />
      </div>
      {view.rule !== '' && rules !== undefined && rule !== view.rule && (
        <p class="notice" role="alert" data-message="workshop.no-rule">
          The document has no rule <Code text={view.rule} />; here is its first one.
        </p>
      )}
      {rule !== undefined && naive !== undefined && !pending && (
        <Bench
          key={`${revision} ${rule}`}
          exercise={{
            id: anyRule,
            title: rule,
            revision,
            rule,
            naive,
            task: 'Copied in the order of the BNF. Is it still the same language?',
            hints: [],
          }}
          peg={peg}
          onEdit={onEdit}
        />
      )}
    </>
  );
}
