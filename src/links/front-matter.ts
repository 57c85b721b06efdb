/** Front matter of Markdown: YAML between lines of three hyphens at its start, as site generators and GitHub read it. */

import type { FoundLinks, SpelledLink } from './link-list.js';

type Read = (text: string) => FoundLinks;

const opening = /^---[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*\r?$/m;

/** Reads the front matter as YAML and the rest as Markdown; all as Markdown if there is none, or if it is not YAML. */
export function readWithFrontMatter(text: string, readMarkdown: Read, readYaml: Read): FoundLinks {
  const start = opening.exec(text)?.[0].length;
  const length = start === undefined ? -1 : text.slice(start).search(closing);
  if (start === undefined || length < 0) return readMarkdown(text);
  const end = start + length;
  const front = readYaml(text.slice(start, end));
  if (front.cut !== undefined) return readMarkdown(text);
  // Blank lines keep the places of what follows.
  const after = text.indexOf('\n', end);
  const blank = text.slice(0, after < 0 ? text.length : after).replaceAll(/[^\r\n]/g, ' ');
  const rest = readMarkdown(blank + text.slice(blank.length));
  const moved = front.links.map(({ spelled, ...link }): SpelledLink => ({
    ...link,
    line: link.line + 1,
    spelled: spelled && { ...spelled, start: start + spelled.start, end: start + spelled.end },
  }));
  const switches = [
    ...(front.switches ?? []).map((one) => ({ ...one, line: one.line + 1 })),
    ...(rest.switches ?? []),
  ];
  return { ...rest, links: [...moved, ...rest.links], switches };
}
