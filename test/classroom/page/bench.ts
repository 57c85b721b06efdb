/** Helpers for the bench of the workshop: its verdict, and an exercise in its initial and its solved state. */
import type { Page } from 'playwright-core';
import { revision } from 'uri-revisions';
import { exercises } from '../../../src/classroom/page/exercises.js';
import { act, says } from '../../web/page.js';

/** Waits for the verdict on the typed text. */
export async function verdict(page: Page, kind: 'equal' | 'different' | 'unread'): Promise<void> {
  await page.locator(`.bench .proof.${kind}:not(.stale)`).waitFor();
}

/** Checks that the naive transcription is refuted by a string of the document, and that the proved one is proved. */
export async function refuteAndProve(page: Page, id: string): Promise<void> {
  const exercise = exercises.find((one) => one.id === id);
  if (exercise === undefined) throw new Error(`there is no exercise ${id}`);
  await verdict(page, 'different');
  await says(page, 'proof.too-narrow');
  const witness = await page.locator('.witness').innerText();
  expect(revision(exercise.revision).accepts(witness, { start: exercise.rule })).toBe(true);
  await page.locator('.event.end:not([data-message="ending.accepted"])').waitFor();
  await act(page, 'show-proved');
  await act(page, 'take-proved');
  await verdict(page, 'equal');
  expect(await page.locator('.story').count()).toBe(0);
}
