/** Part 3: the grammars themselves: rule by rule, character by character, year by year, and their misprints. */

import type { JSX } from 'preact';
import { grammarPages } from '../address.js';
import { useNavigation } from '../navigation.js';
import { Go } from '../ui/go.js';
import { AlphabetTable } from './alphabet-table.js';
import { Errata } from './errata.js';
import { RulesSideBySide } from './rules-side-by-side.js';
import { Timeline } from './timeline.js';

type GrammarPage = (typeof grammarPages)[number];

const pages: Readonly<Record<GrammarPage, readonly [name: string, content: () => JSX.Element]>> = {
  rules: ['Rule by rule', RulesSideBySide],
  alphabet: ['Character by character', AlphabetTable],
  timeline: ['Year by year', Timeline],
  errata: ['Errata', Errata],
};

export function Grammars(): JSX.Element {
  const { view } = useNavigation();
  const [, Content] = pages[view.page];
  return (
    <section class="stack part" aria-labelledby="grammars-title">
      <h1 id="grammars-title">The grammars</h1>
      <nav class="pages row" aria-label="Views of the grammars">
        {grammarPages.map((page) => (
          <Go key={page} to={{ page }} current={page === view.page ? 'page' : undefined}>
            {pages[page][0]}
          </Go>
        ))}
      </nav>
      <Content />
    </section>
  );
}
