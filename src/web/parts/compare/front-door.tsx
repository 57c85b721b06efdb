/** Where to begin: a sentence, three first lessons, and the way through the years. */

import type { JSX } from 'preact';
import { freshBench, initialView, type View } from '../../address.js';
import { Go } from '../../ui/go.js';

/** Of all documents, whichever were chosen before. */
const compare: Partial<View> = { part: 'compare', start: '', revisions: initialView.revisions };

const lessons: readonly (readonly [title: string, to: Partial<View>])[] = [
  ['What is a host?', { ...compare, text: 'http://a_b/' }],
  ['Why was ~ refused once?', { ...compare, text: 'http://h/~joe' }],
  ['Why can a grammar not be copied?', { ...freshBench, part: 'workshop', exercise: initialView.exercise }],
];

export function FrontDoor(): JSX.Element {
  return (
    <div class="front-door row">
      <p>Paste a URL, and see what each document from 1993 to today makes of it.</p>
      <nav class="chips row small" aria-label="Start here">
        <span aria-hidden="true">Start here:</span>
        {lessons.map(([title, to]) => (
          <Go key={title} to={to}>
            {title}
          </Go>
        ))}
        <Go to={{ part: 'grammars', page: 'timeline' }}>Year by year</Go>
      </nav>
    </div>
  );
}
