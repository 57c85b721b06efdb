/** README.md as a package shows it: its first paragraph, how that package is begun with, and the sections that are about it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What of the README a package shows. */
export interface Shown {
  readonly name: string;
  /** Stands after the first paragraph. */
  readonly start: string;
  readonly sections: readonly string[];
}

/** A link, or a picture, to a file. */
const toFile = /(!?)\[([^\]]*)\]\((?!https?:|#)([^)#]*)[^)]*\)/g;

/** @param folder that of the package: of a link to what is not in it, the words stay, and of a picture nothing */
export function publishedReadme(readme: string, { name, start, sections }: Shown, folder: string): string {
  const [head = '', ...rest] = readme.split(/^(?=## )/m);
  const [, lead = ''] = head.split('\n\n');
  const shown = sections.map((title) => {
    const section = rest.find((text) => text.startsWith(`## ${title}\n`));
    if (section === undefined) throw new Error(`README.md has no section called "${title}"`);
    return section;
  });
  return [`# ${name}\n\n${lead}\n\n${start}\n\n`, ...shown]
    .join('')
    .replaceAll(toFile, (link: string, mark: string, words: string, path: string) =>
      existsSync(join(folder, path)) ? link : mark === '' ? words : '',
    );
}
