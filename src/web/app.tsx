/** The frame of the page: its name, the way to its parts, the part on view. */

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { revisions } from 'uri-revisions';
import { initialView, type Part, parts } from './address.js';
import { NavigationProvider, useAddressBar } from './navigation.js';
import { Compare } from './parts/compare.js';
import { Go } from './ui/go.js';
import { yearOf } from './ui/labels.js';
import { later } from './ui/later.js';
import { ThemeChoice } from './ui/theme.js';

const Tree = later(async () => (await import('./parts/tree.js')).Tree);
const Grammars = later(async () => (await import('./parts/grammars.js')).Grammars);
const Workshop = later(async () => (await import('./parts/workshop.js')).Workshop);
const Resolve = later(async () => (await import('./parts/resolve.js')).Resolve);
const Quiz = later(async () => (await import('./parts/quiz.js')).Quiz);
const Classroom = later(async () => (await import('./parts/classroom.js')).Classroom);
const Audits = later(async () => (await import('./parts/audits.js')).Audits);
const Migration = later(async () => (await import('./parts/migration/migration.js')).Migration);
const Census = later(async () => (await import('./parts/census/census.js')).Census);

const views: Readonly<Record<Part, readonly [name: string, content: () => JSX.Element]>> = {
  compare: ['Compare', Compare],
  tree: ['Tree', Tree],
  grammars: ['Grammars', Grammars],
  workshop: ['PEG workshop', Workshop],
  resolve: ['Resolve', Resolve],
  quiz: ['Quiz', Quiz],
  classroom: ['Classroom', Classroom],
  audits: ['Audits', Audits],
  census: ['Census', Census],
  migration: ['Migration', Migration],
};

const years = revisions.map(yearOf).sort();

export function App(): JSX.Element {
  const navigation = useAddressBar();
  const { view, problems, go, link } = navigation;
  const isAlone = view.embed === '1';
  const [title, Content] = views[view.part];
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${title} · URI revisions`;
  }, [title]);
  const before = useRef(view.part);
  useEffect(() => {
    if (before.current === view.part) return;
    before.current = view.part;
    // What led here may be gone, and the focus with it.
    if (document.activeElement === document.body) main.current?.focus();
  }, [view.part]);
  return (
    <NavigationProvider value={navigation}>
      {!isAlone && (
        <>
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
              <p class="claim small">
                The documents of {years[0]} to {years.at(-1)}. Executable, side by side, proved.
              </p>
            </div>
            <nav aria-label="Parts">
              <ul>
                {parts.map((part) => (
                  <li key={part}>
                    <Go to={{ part }} current={part === view.part ? 'page' : undefined}>
                      {views[part][0]}
                    </Go>
                  </li>
                ))}
              </ul>
            </nav>
            <ThemeChoice />
          </header>
        </>
      )}
      <main id="main" tabIndex={-1} ref={main}>
        {problems.length > 0 && (
          <div class="notice" role="alert" data-message="address.unreadable">
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
        <Content />
      </main>
      <footer class="frame small">
        {isAlone ? (
          <p>
            <a href={link({ embed: '0' })} target="_blank" rel="noopener">
              URI revisions: {title}, in a window of its own
            </a>
          </p>
        ) : (
          <p>
            Nothing you type leaves this page. The grammars are the documents’ own; every transcription is
            proved to accept the same strings.
          </p>
        )}
      </footer>
    </NavigationProvider>
  );
}
