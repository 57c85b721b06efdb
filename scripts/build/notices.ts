/** The licences of what others wrote that is bundled with the page and its workers, as a file beside them. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const ofOthers = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Takes part in the bundle of the page, which is the last one to be made, and as `collect` in those of its workers. */
export function notices(file: string): { readonly write: Plugin; readonly collect: () => Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    for (const module of modules) {
      const [folder] = ofOthers.exec(module) ?? [];
      if (folder !== undefined) folders.add(folder);
    }
  };
  return {
    collect: () => ({
      name: 'notices-of-workers',
      generateBundle: (_options, bundle) => {
        collect(bundle);
      },
    }),
    write: {
      name: 'notices',
      apply: 'build',
      generateBundle(_options, bundle) {
        collect(bundle);
        this.emitFile({
          type: 'asset',
          fileName: file,
          source: [...folders].sort().map(noticeOf).join('\n'),
        });
      },
    },
  };
}

/** @throws where a package tells its licence in no file */
function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, unknown>;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`no licence is found in ${folder}`);
  const { name, version, license } = manifest;
  return `## ${String(name)} ${String(version)} (${String(license)})\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}
