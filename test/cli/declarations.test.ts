/** Consistency of the declarations of commands, which commander does not check. */
import { commandNames, loadCommand } from '../../src/cli/commands.js';
import type { Option } from '../../src/cli/input/command.js';

/** Returns the name of an option in camel case, as in `excludes` and values. */
function nameOf({ flags }: Option): string {
  const long = /--(?:no-)?([\w-]+)/.exec(flags)?.[1] ?? '';
  return long.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

test.each(commandNames)(
  '%s: options have different names, and exclude those that there are',
  async (name) => {
    const { options } = (await loadCommand(name)).command;
    const names = options.map(nameOf);
    // Commands without JSON have CSV, which always excludes it.
    const known = [...names, 'json'];
    expect(new Set(names).size).toBe(names.length);
    for (const { excludes = [] } of options) expect(known).toEqual(expect.arrayContaining([...excludes]));
    // Every default is a valid value.
    for (const { byDefault, choices, known: others, range } of options) {
      if (byDefault !== undefined && (choices ?? others)) expect(choices ?? others).toContain(byDefault);
      if (range !== undefined && byDefault !== undefined) {
        expect(byDefault).toBeGreaterThanOrEqual(range[0]);
        expect(byDefault).toBeLessThanOrEqual(range[1]);
      }
    }
  },
);
