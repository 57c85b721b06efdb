/** Part 7: a set of exercises as one link, worked through by learners, and their results proved again. */

import type { JSX } from 'preact';
import { useStudy } from '../ask.js';
import { useNavigation } from '../navigation.js';
import { Go } from '../ui/go.js';
import { Shown } from '../ui/shown.js';
import { Wait } from '../ui/wait.js';
import { Grading } from './classroom/grading.js';
import { MakeSet } from './classroom/make-set.js';
import { WorkThrough } from './classroom/work-through.js';

export function Classroom(): JSX.Element {
  const { view } = useNavigation();
  const { value, pending, error } = useStudy('readSet', view.set === '' ? undefined : view.set);
  const set = view.set !== '' && value?.ok === true ? value.value : undefined;
  return (
    <section class="stack part" aria-labelledby="classroom-title">
      <h1 id="classroom-title">{set === undefined ? 'Classroom' : <Shown text={set.title} prose />}</h1>
      <Wait pending={pending} what="Reading the set…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {view.set !== '' && value?.ok === false && (
        <p class="notice" role="alert" data-message="classroom.unreadable">
          This set cannot be read: <Shown text={value.message} prose />.
        </p>
      )}
      {set === undefined ? (
        <>
          <p class="lead">
            Choose rules, and give your class one link. Each learner mends a PEG for every rule, and sends you
            a code; here, or with <code>uri-revisions grade</code>, every PEG in it is proved again.
          </p>
          <MakeSet />
          <Grading />
        </>
      ) : (
        <>
          <WorkThrough key={view.set} code={view.set} set={set} />
          {view.embed === '0' && (
            <p class="hint">
              <Go to={{ set: '', peg: undefined, tests: undefined, traced: 0, step: 0 }}>
                Make a set of your own, or look at results
              </Go>
            </p>
          )}
        </>
      )}
    </section>
  );
}
