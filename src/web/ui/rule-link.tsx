/** Names of rules that link to the rule. */

import { Fragment, type JSX } from 'preact';
import { type RevisionId, revisions } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import type { View } from '../frame/address.js';
import { useNavigation } from '../frame/navigation.js';
import { ViewLink } from './view-link.js';

interface RuleLinkProps {
  readonly revision: RevisionId;
  /** In the document's spelling. */
  readonly rule: string;
}

export function RuleLink({ revision, rule }: RuleLinkProps): JSX.Element {
  const { view } = useNavigation();
  return (
    <ViewLink class="rule-link" to={ruleView(view, revision, rule)}>
      <code>{rule}</code>
    </ViewLink>
  );
}

/**
 * Returns the view of a rule: in the current pair of documents if possible, otherwise next to the following document.
 */
export function ruleView(view: View, revision: RevisionId, rule: string): Partial<View> {
  const isThere =
    view.part === 'grammars' && view.page === 'rules' && [view.left, view.right].includes(revision);
  if (isThere) return { rule };
  const right = revisions.find((id) => about(id).follows === revision) ?? about(revision).follows ?? revision;
  return { part: 'grammars', page: 'rules', left: revision, right, rule };
}

interface NamesProps {
  readonly revision: RevisionId;
  readonly rules: readonly string[];
}

/** Lists rules, separated by commas. */
export function RuleLinks({ revision, rules }: NamesProps): JSX.Element {
  return (
    <>
      {rules.map((rule, i) => (
        <Fragment key={rule}>
          {i > 0 && ', '}
          <RuleLink revision={revision} rule={rule} />
        </Fragment>
      ))}
    </>
  );
}

/** Matches quoted text, which names no rule; a possible name; anything else. */
const words = /"[^"\n]*"|'[^'\n]*'|[A-Za-z]\w*(?:[+-]+\w+)*|[^]/g;

interface RuleTextProps {
  readonly revision: RevisionId;
  /** The linked rules, by the words that name them. */
  readonly named: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Shows the text of a rule, in which the names of some rules are links. */
export function RuleText({ revision, named, text }: RuleTextProps): JSX.Element {
  const { view } = useNavigation();
  const inLowerCase = new Map(Array.from(named, ([word, rule]) => [word.toLowerCase(), rule]));
  const parts: (string | { readonly word: string; readonly rule: string })[] = [];
  for (const [word] of text.matchAll(words)) {
    const rule = named.get(word) ?? inLowerCase.get(word.toLowerCase());
    const last = parts.at(-1);
    if (rule !== undefined) parts.push({ word, rule });
    else if (typeof last === 'string') parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return (
    <>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          <Fragment key={i}>{part}</Fragment>
        ) : (
          <ViewLink key={i} class="rule-link" to={ruleView(view, revision, part.rule)}>
            {part.word}
          </ViewLink>
        ),
      )}
    </>
  );
}
