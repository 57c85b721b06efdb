/** Work on the items of a stream side by side, with the results in the order of the items. */

/**
 * Begins work on each item as it comes, with at most `width` items in work or waiting to be finished, and finishes
 * one result after another. An item need not stay as it is when the next is asked for, unless work on it is still to
 * begin.
 * @throws what items, work or finish throw, when nothing is being finished any more
 */
export async function inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result> | Result,
  finish: (result: Result) => Promise<void>,
): Promise<void> {
  const open: Promise<void>[] = [];
  let last = Promise.resolve();
  try {
    for await (const item of items) {
      last = Promise.all([work(item), last]).then(([result]) => finish(result));
      // A failure is told where it is awaited.
      last.catch(() => undefined);
      open.push(last);
      if (open.length >= width) await open.shift();
    }
  } finally {
    await last;
  }
}
