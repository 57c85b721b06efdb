/** The workshop, the quiz and the classroom, each loaded when it is opened. */

import type { Contents } from '../../web/frame/part.js';

export const contents: Contents = {
  workshop: async () => (await import('./workshop.js')).Workshop,
  quiz: async () => (await import('./quiz.js')).Quiz,
  classroom: async () => (await import('./classroom.js')).Classroom,
};
