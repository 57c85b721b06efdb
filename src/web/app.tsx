/**
 * The frame of the page: its name, its theme, the navigation to its parts, and the current part, loaded when it is
 * opened.
 */
import { version } from '../../package.json';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { revisions } from 'uri-revisions';
import { contents as ofWings } from '../../generated/wings/page-contents.js';
import { addresses } from './addresses.js';
import { yearOf } from './data/names.js';
import type { Part } from './frame/address.js';
import { NavigationProvider, useAddressBar, useNavigation } from './frame/navigation.js';
import type { Content } from './frame/part.js';
import { Compare } from './parts/compare.js';
import { later } from './ui/later.js';
import { ViewLink } from './ui/view-link.js';
import { useScrollCue } from './ui/scroll-box.js';
import { Select } from './ui/select.js';
import { Words } from './ui/terms.js';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const key = 'theme';

/** Returns the stored theme; a browser may refuse storage. */
function stored(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system';
  } catch {
    return 'system';
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The choice then lasts for this visit.
  }
}

function ThemeChoice(): JSX.Element {
  const [theme, setTheme] = useState(stored);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    store(theme);
  }, [theme]);
  return <Select class="theme small" label="Theme" among={themes} value={theme} onChange={setTheme} />;
}

const ownContents = {
  tree: async () => (await import('./parts/tree.js')).Tree,
  grammars: async () => (await import('./parts/grammars.js')).Grammars,
  resolve: async () => (await import('./parts/resolve.js')).Resolve,
  migration: async () => (await import('./parts/migration.js')).Migration,
};

/** Compare is shown first and bundled with the frame; all other parts are loaded when they are opened. */
const contents = {
  compare: Compare,
  ...Object.fromEntries(
    Object.entries({ ...ownContents, ...ofWings }).map(([part, load]) => [part, later(load)]),
  ),
} as Readonly<Record<Part, Content>>;

const years = revisions.map(yearOf).sort();

export function App(): JSX.Element {
  const navigation = useAddressBar(addresses);
  const { view } = navigation;
  const isAlone = view.embed === '1';
  const title = addresses.titleOf(view.part);
  const Content = contents[view.part];
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${title} · URI revisions`;
  }, [title]);
  const parts = useScrollCue<HTMLUListElement>();
  useEffect(() => {
    const here = parts.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (here) parts.current?.scrollTo({ left: here.offsetLeft - parts.current.clientWidth / 3 });
  }, [view.part]);
  const before = useRef(view.part);
  useEffect(() => {
    if (before.current === view.part) return;
    before.current = view.part;
    // The element that was activated may be gone, and the focus with it.
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
            Skip to content
          </a>
          <header class="frame">
            <div class="brand">
              <p class="title">
                <a
                  href="./index.html"
                  onClick={(event) => {
                    event.preventDefault();
                    navigation.go(addresses.initial);
                  }}
                >
                  URI revisions
                </a>
              </p>
              <p class="claim small">
                {revisions.length} URL specifications, {years[0]}–{years.at(-1)}: run them, compare them, see
                the proofs.
              </p>
            </div>
            <nav aria-label="Parts">
              <ul ref={parts}>
                {addresses.parts.map((part) => (
                  <li key={part}>
                    <ViewLink to={{ part }} current={part === view.part ? 'page' : undefined}>
                      {addresses.titleOf(part)}
                    </ViewLink>
                  </li>
                ))}
              </ul>
            </nav>
            <ThemeChoice />
          </header>
        </>
      )}
      <main id="main" tabIndex={-1} ref={main}>
        <Problems />
        <Content />
      </main>
      <Footer isAlone={isAlone} title={title} />
    </NavigationProvider>
  );
}

/** Lists the unreadable parts of the address. */
function Problems(): JSX.Element {
  const { problems, go } = useNavigation();
  if (problems.length === 0) return <></>;
  return (
    <div class="notice" role="alert" data-message="address.unreadable">
      <p>Parts of this link are invalid. The page uses defaults instead.</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          go(addresses.initial);
        }}
      >
        Reset
      </button>
    </div>
  );
}

function Footer({ isAlone, title }: { readonly isAlone: boolean; readonly title: string }): JSX.Element {
  const { link } = useNavigation();
  return (
    <footer class="frame small">
      {isAlone ? (
        <p>
          <a href={link({ embed: '0' })} target="_blank" rel="noopener">
            Open URI revisions: {title} in a new window
          </a>
        </p>
      ) : (
        <p>
          Nothing you type leaves this page. Every parser is proved to accept exactly what its document’s
          grammar accepts. uri-revisions {version}, MIT licence.
        </p>
      )}
      <Words
        title="Glossary"
        action="glossary"
        of={async () => (await import('./data/glossary.js')).glossary}
      />
    </footer>
  );
}
