/** Asks operations of the study worker as the page does, where each loads the rules of the documents that it studies. */
import type { studiedRules } from '../../src/web/worker/studied-rules.js';

interface Module {
  readonly operations: Readonly<Record<string, (argument: unknown, tell: () => void) => unknown>>;
}

/**
 * Checks that no operation, asked first of all, studies a document that it did not load.
 * @param module path from this folder @param asked an argument for each of its operations
 */
export function describeOperations(module: string, asked: Readonly<Record<string, unknown>>): void {
  test.each(Object.entries(asked))('%s loads the rules that it studies', async (name, argument) => {
    const missing: unknown[] = [];
    jest.resetModules();
    jest.doMock('../../generated/registry/studied-rules.js', () => {
      const page = jest.requireActual<{ studiedRules: typeof studiedRules }>(
        '../../src/web/worker/studied-rules.js',
      );
      // An operation may catch the error and answer that the request is faulty.
      const get = (rules: object, id: string): unknown => {
        try {
          return Reflect.get(rules, id);
        } catch (error) {
          missing.push(id);
          throw error;
        }
      };
      return { studiedRules: new Proxy(page.studiedRules, { get }) };
    });
    const { operations } = (await import(module)) as Module;
    expect(Object.keys(operations)).toEqual(Object.keys(asked));
    expect(await operations[name]?.(argument, () => undefined)).toBeDefined();
    expect(missing).toEqual([]);
  });
}
