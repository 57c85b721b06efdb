/** Part 3: the grammars themselves: rule by rule, character by character, year by year. */

import type { JSX } from 'preact';
import { grammarPages } from '../address.js';
import { useNavigation } from '../navigation.js';
import { Go } from '../ui/go.js';
import { AlphabetTable } from './alphabet-table.js';
import { RulesSideBySide } from './rules-side-by-side.js';
import { Timeline } from './timeline.js';

const names: Readonly<Record<(typeof grammarPages)[number], string>> = {
  rules: 'Rule by rule',
  alphabet: 'Character by character',
  timeline: 'Year by year',
};

const pages: Readonly<Record<(typeof grammarPages)[number], () => JSX.Element>> = {
  rules: RulesSideBySide,
  alphabet: AlphabetTable,
  timeline: Timeline,
};

export function Grammars(): JSX.Element {
  const { view } = useNavigation();
  const Page = pages[view.page];
  return (
    <section class="grammars" aria-labelledby="grammars-title">
      <h1 id="grammars-title">The grammars</h1>
      <nav class="pages" aria-label="Views of the grammars">
        {grammarPages.map((page) => (
          <Go key={page} to={{ page }} current={page === view.page ? 'page' : undefined}>
            {names[page]}
          </Go>
        ))}
      </nav>
      <Page />
    </section>
  );
}
