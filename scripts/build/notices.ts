/** The licences of third-party code bundled with the page, its workers and the command line, as a file next to them. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

export const noticesFile = 'THIRD-PARTY-NOTICES.md';

const dependencyFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Returns the folder of the package that a module belongs to; undefined for our own. */
export function folderOf(module: string): string | undefined {
  return dependencyFolder.exec(module)?.[0];
}

export function noticesOf(folders: Iterable<string>): string {
  return [...folders].sort().map(noticeOf).join('\n');
}

/** Returns a plugin for the bundle of the page, which is built last, and with `collect` those for its workers. */
export function notices(): { readonly write: Plugin; readonly collect: () => Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    for (const module of modules) {
      const folder = folderOf(module);
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
        this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesOf(folders) });
      },
    },
  };
}

/** Returns the notice of a package. @throws if a package has no licence file */
function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, unknown>;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`no licence is found in ${folder}`);
  const { name, version, license } = manifest;
  return `## ${String(name)} ${String(version)} (${String(license)})\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}
