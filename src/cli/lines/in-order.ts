/** Concurrent work on the items of a stream, with the results in the order of the items. */

/**
 * Begins work on each item as it comes, with at most `width` items begun and not finished, and finishes one result
 * after another. The next item is asked for only once work on this one has begun, so it may reuse its memory.
 * @throws what items, work or finish throw, once nothing is being finished any more
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
