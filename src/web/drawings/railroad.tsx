/** A railroad diagram. */

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useStudy } from '../ask.js';
import { useNavigation } from '../navigation.js';
import type { DiagramAsked } from '../worker/diagrams.js';
import { redrawnSvg } from './redrawn.js';

export function Railroad({ revision, rule, of }: DiagramAsked): JSX.Element {
  const { view, link } = useNavigation();
  const known = useStudy('diagram', { revision, rule, of });
  const svg = known.pending ? undefined : known.value;
  const drawn = useMemo(() => {
    if (svg === undefined) return undefined;
    const there = { part: 'grammars', page: 'rules', left: revision, right: revision } as const;
    return redrawnSvg(svg, (name) =>
      link(view.part === 'grammars' ? { rule: name } : { ...there, rule: name }),
    );
  }, [svg, view]);
  const name = `${of === 'bnf' ? 'BNF' : 'PEG'} of ${rule} (${revision}) as a railroad diagram`;
  return (
    <div class="railroad-scroll" tabIndex={0} role="region" aria-label={name}>
      {drawn}
    </div>
  );
}
