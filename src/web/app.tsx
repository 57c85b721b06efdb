/** The frame of the page: its name, the way to its parts, the part on view. */

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { revisions } from 'uri-revisions';
import { initialView, type Part, parts } from './address.js';
import { NavigationProvider, useAddressBar } from './navigation.js';
import { Compare } from './parts/compare.js';
import { Grammars } from './parts/grammars.js';
import { Quiz } from './parts/quiz.js';
import { Resolve } from './parts/resolve.js';
import { Tree } from './parts/tree.js';
import { Workshop } from './parts/workshop.js';
import { Go } from './ui/go.js';
import { yearOf } from './ui/labels.js';
import { ThemeChoice } from './ui/theme.js';

const names: Readonly<Record<Part, string>> = {
  compare: 'Compare',
  tree: 'Tree',
  grammars: 'Grammars',
  workshop: 'PEG workshop',
  resolve: 'Resolve',
  quiz: 'Quiz',
};

const views: Readonly<Record<Part, () => JSX.Element>> = {
  compare: Compare,
  tree: Tree,
  grammars: Grammars,
  workshop: Workshop,
  resolve: Resolve,
  quiz: Quiz,
};

const years = revisions.map(yearOf).sort();

export function App(): JSX.Element {
  const navigation = useAddressBar();
  const { view, problems, go } = navigation;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${names[view.part]} · URI revisions`;
  }, [view.part]);
  const Part = views[view.part];
  return (
    <NavigationProvider value={navigation}>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to the content
      </a>
      <header class="frame">
        <div class="brand">
          <p class="title">URI revisions</p>
          <p class="claim">
            The documents of {years[0]} to {years.at(-1)}. Executable, side by side, proved.
          </p>
        </div>
        <nav aria-label="Parts">
          <ul>
            {parts.map((part) => (
              <li key={part}>
                <Go to={{ part }} current={part === view.part ? 'page' : undefined}>
                  {names[part]}
                </Go>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeChoice />
      </header>
      <main id="main" tabIndex={-1} ref={main}>
        {problems.length > 0 && (
          <div class="notice" role="alert">
            <p>This link cannot be read as it stands; what it leaves open shows its default.</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            <button
              type="button"
              onClick={() => {
                go(initialView);
              }}
            >
              Start afresh
            </button>
          </div>
        )}
        <Part />
      </main>
      <footer class="frame">
        <p>
          Nothing you type leaves this page. The grammars are the documents’ own; every transcription is
          proved to accept the same strings.
        </p>
      </footer>
    </NavigationProvider>
  );
}
