/** The files that arguments of `links` name: files, folders and patterns, without ignored ones. */

import { type Dirent, existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { visible } from '../../core/base/visible.js';
import { reportUnreadable } from '../../cli/input/inputs.js';
import { Misuse, standardInput, TooLarge, Unreadable } from '../../cli/output/errors.js';
import type { Terminal } from '../../cli/output/terminal.js';
import { linkLimits, Stopwatch } from '../limits.js';
import type { LinkFile } from '../read-file.js';
import {
  ignoreRules,
  type IgnoreRule,
  isGlob,
  matchesPath,
  type PathPattern,
  pathPattern,
  reachesBelow,
  withoutBraces,
} from './globs.js';

/** Kinds of files by extension. */
const extensions: Readonly<Record<string, LinkFile>> = {
  '.htm': 'html',
  '.html': 'html',
  '.xhtml': 'html',
  '.eml': 'eml',
  '.mht': 'eml',
  '.mhtml': 'eml',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.json': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.txt': 'text',
};

/** Returns the kind of a file by its extension. @throws Unreadable */
export function kindOf(file: string): LinkFile {
  const kind = kindNamed(file);
  if (kind !== undefined) return kind;
  throw new Unreadable(file, new Error('its extension is not known; add --as KIND'));
}

function kindNamed(file: string): LinkFile | undefined {
  return extensions[extname(file).toLowerCase()];
}

/** Limits of the search, so that it ends. */
export const searchLimits = {
  entries: 100_000,
  /** Rules of .gitignore files that apply in a folder. */
  rules: 10_000,
  /** Bytes of a .gitignore file. */
  ignoreFile: 2 ** 20,
  /** Alternatives of a pattern with braces. */
  alternatives: 1000,
  /** Time for matching patterns. */
  milliseconds: linkLimits.milliseconds,
};

/** Choices of the search. */
export interface Search {
  /** Patterns of paths to leave out, relative to the working folder, as in .gitignore. */
  readonly ignored: readonly string[];
  /** Files that are not searched for links, such as a baseline. */
  readonly except: readonly string[];
  /** True if a pattern may select files of any extension. */
  readonly hasKind: boolean;
}

/**
 * Returns the named files, each once; for a folder, its files of a known extension, sorted by name, and for a pattern,
 * those that it matches. A folder or pattern without such a file, or that cannot be read, is reported.
 * @throws Misuse if a limit is exceeded
 */
export async function filesIn(
  names: readonly string[],
  { ignored, except, hasKind }: Search,
  terminal: Pick<Terminal, 'say' | 'end' | 'status'>,
): Promise<readonly string[]> {
  const finder = new FileFinder(ignored, except, terminal);
  const files = new Set<string>();
  for (const name of names) {
    const stats = name === standardInput ? undefined : await statsOf(name);
    const isFolder = stats?.isDirectory() === true;
    if (!isFolder && (stats !== undefined || name === standardInput || !isGlob(name))) {
      if (name === standardInput || !finder.isExcluded(name)) files.add(name);
      continue;
    }
    const found = isFolder ? await finder.inFolder(name) : await finder.matching(name, hasKind);
    for (const file of found) files.add(file);
    if (found.length > 0) continue;
    terminal.say(
      `error: no file to read in "${visible(name)}": none has a known extension, or all are ignored`,
    );
    terminal.end(2);
  }
  return [...files];
}

/** The rules of a folder, and of those around it. */
interface Rules {
  readonly rules: readonly IgnoreRule[];
  /** The folder to which their paths are relative, absolute. */
  readonly folder: string;
  readonly outer: Rules | undefined;
}

class FileFinder {
  private entries = 0;
  private readonly own: Rules;
  private readonly except: ReadonlySet<string>;
  private readonly watch = new Stopwatch(searchLimits.milliseconds);

  constructor(
    ignored: readonly string[],
    except: readonly string[],
    private readonly terminal: Pick<Terminal, 'say' | 'end' | 'status'>,
  ) {
    this.own = { rules: ignored.flatMap(ignoreRules), folder: process.cwd(), outer: undefined };
    this.except = new Set(except.map((file) => resolve(file)));
  }

  /** Tests whether the user's patterns exclude a named file or folder, or a folder around it. */
  isExcluded(name: string, isFolder = false): boolean {
    const names = namesFrom(this.own.folder, resolve(name));
    return names.some((_, i) =>
      isIgnored(this.own, resolve(...names.slice(0, i + 1)), isFolder || i + 1 < names.length),
    );
  }

  /** Returns the files of a known extension in a folder. */
  async inFolder(name: string): Promise<readonly string[]> {
    const files: string[] = [];
    if (!this.isExcluded(name, true)) await this.walk(name, rulesAround(resolve(name), this.report), files);
    return files;
  }

  /** Returns the files that a pattern matches, and those in the folders that it matches. @throws Misuse */
  async matching(glob: string, hasKind: boolean): Promise<readonly string[]> {
    const globs = withoutBraces(glob, searchLimits.alternatives);
    if (globs === undefined)
      throw new Misuse(`"${visible(glob)}" has more than ${searchLimits.alternatives} alternatives`);
    const files: string[] = [];
    for (const one of globs) {
      const names = one.split('/');
      const fixed = names.findIndex((name) => isGlob(name));
      const folder = names.slice(0, fixed).join('/') || (fixed === 0 ? '.' : '/');
      if (fixed < 0) {
        if ((await isFileAt(one)) && !this.isExcluded(one)) files.push(one);
      } else if ((await statsOf(folder))?.isDirectory() && !this.isExcluded(folder, true)) {
        const pattern = pathPattern(names.slice(fixed).join('/'));
        const rules = rulesAround(resolve(folder), this.report);
        await this.walk(folder, rules, files, { pattern, names: [], hasKind });
      }
    }
    return files;
  }

  private readonly report = (name: string, error: unknown): void => {
    reportUnreadable(new Unreadable(name, error), this.terminal);
  };

  private async walk(folder: string, rules: Rules | undefined, files: string[], glob?: Glob): Promise<void> {
    for (const entry of await this.entriesOf(folder)) {
      const path = join(folder, entry.name);
      const isFolder = entry.isDirectory();
      const absolute = resolve(path);
      const below = glob && { ...glob, names: [...glob.names, entry.name] };
      const [isLeftOut, isMatch] = this.watch.time(() => [
        [this.own, rules].some((applied) => isIgnored(applied, absolute, isFolder)),
        below === undefined || matchesPath(below.pattern, below.names),
      ]);
      if (this.watch.isOver) throw new Misuse(`matching patterns takes longer than ${this.watch.limit} ms`);
      if (isLeftOut || this.except.has(absolute)) continue;
      if (isFolder) {
        // A matching folder is read as if it were named.
        const inner = isMatch ? undefined : below;
        if (inner !== undefined && !reachesBelow(inner.pattern, inner.names.length)) continue;
        await this.walk(path, rulesIn(absolute, rules, this.report), files, inner);
      } else if (isMatch && (glob?.hasKind === true || kindNamed(path) !== undefined)) {
        // A link to a folder may be circular.
        if (entry.isFile() || (await isFileAt(path))) files.push(path);
        else if (entry.isSymbolicLink() && (await statsOf(path)) === undefined)
          this.report(path, new Error('the symbolic link is broken'));
      }
    }
  }

  /** Returns the visible entries of a folder, sorted by name. @throws Misuse if there are too many */
  private async entriesOf(folder: string): Promise<readonly Dirent[]> {
    const found: Dirent[] = [];
    try {
      for await (const entry of await opendir(folder)) {
        if (++this.entries > searchLimits.entries)
          throw new Misuse(
            `the folders contain more than ${searchLimits.entries} entries; name smaller folders`,
          );
        if (!entry.name.startsWith('.') && entry.name !== 'node_modules') found.push(entry);
      }
    } catch (error) {
      if (error instanceof Misuse) throw error;
      this.report(folder, error);
    }
    this.terminal.status(`searching: ${this.entries} entries`);
    return found.sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** A pattern, and the names between its folder and the one that is read. */
interface Glob {
  readonly pattern: PathPattern;
  readonly names: readonly string[];
  readonly hasKind: boolean;
}

/** Returns the properties of what a path leads to; undefined if there is nothing that can be read. */
async function statsOf(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}

async function isFileAt(path: string): Promise<boolean> {
  return (await statsOf(path))?.isFile() === true;
}

/** Reports a file that cannot be read. */
type Report = (name: string, error: unknown) => void;

/** Returns the rules of a folder and of those around it, up to the top of its repository. */
function rulesAround(folder: string, report: Report): Rules | undefined {
  const folders = [folder];
  for (let top = folder; !existsSync(join(top, '.git'));) {
    const parent = dirname(top);
    // Outside a repository, the folders around it do not count.
    if (parent === top) return rulesIn(folder, undefined, report);
    folders.unshift((top = parent));
  }
  return folders.reduce<Rules | undefined>((outer, inner) => rulesIn(inner, outer, report), undefined);
}

/** Adds the rules of the .gitignore file of a folder, if it has one. */
function rulesIn(folder: string, outer: Rules | undefined, report: Report): Rules | undefined {
  const file = join(folder, '.gitignore');
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) return outer;
    if (stats.size > searchLimits.ignoreFile) throw new TooLarge(searchLimits.ignoreFile);
    const rules = ignoreRules(readFileSync(file, 'utf8'));
    if (rules.length + countOf(outer) > searchLimits.rules)
      throw new Error(`more than ${searchLimits.rules} rules apply in its folder`);
    return { rules, folder, outer };
  } catch (error) {
    report(file, error);
    return outer;
  }
}

function countOf(rules: Rules | undefined): number {
  return rules === undefined ? 0 : rules.rules.length + countOf(rules.outer);
}

/** Returns the names on the way from a folder to a path. */
function namesFrom(folder: string, path: string): readonly string[] {
  return relative(folder, path).split(sep);
}

/** Tests whether the last rule that matches a path, in the innermost folder with such a rule, ignores it. */
function isIgnored(applied: Rules | undefined, path: string, isFolder: boolean): boolean {
  for (let at = applied; at !== undefined; at = at.outer) {
    const names = namesFrom(at.folder, path);
    const rule = at.rules.findLast(
      ({ path, isForFolders }) => (isFolder || !isForFolders) && matchesPath(path, names),
    );
    if (rule !== undefined) return !rule.isException;
  }
  return false;
}
