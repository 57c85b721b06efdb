/** Concurrent work on the items of a stream, with the results in the order of the items. */

/**
 * Begins work on each item as it arrives, with at most `width` items in progress, and finishes the results one after
 * another. The next item is requested only once work on this one has begun, so it may reuse its memory.
 * @throws errors of items, work or finish, once no result is being finished
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
      // A failure is reported where the promise is awaited.
      last.catch(() => undefined);
      open.push(last);
      if (open.length >= width) await open.shift();
    }
  } finally {
    await last;
  }
}
