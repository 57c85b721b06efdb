// Generated from grammar/*/document.json. Do not edit.

import type { Language } from '../../src/language.js';
import type { RevisionId } from './ids.js';
import { language as language0 } from '../url-1993/language.js';
import { language as language1 } from '../url-1995/language.js';
import { language as language2 } from '../rfc1630/language.js';
import { language as language3 } from '../rfc1738/language.js';
import { language as language4 } from '../rfc1808/language.js';
import { language as language5 } from '../url-1997/language.js';
import { language as language6 } from '../rfc2396/language.js';
import { language as language7 } from '../rfc2732/language.js';
import { language as language8 } from '../rfc2396bis-01/language.js';
import { language as language9 } from '../rfc3986/language.js';

export const languages: Readonly<Record<RevisionId, Language>> = {
  'url-1993': language0,
  'url-1995': language1,
  'rfc1630': language2,
  'rfc1738': language3,
  'rfc1808': language4,
  'url-1997': language5,
  'rfc2396': language6,
  'rfc2732': language7,
  'rfc2396bis-01': language8,
  'rfc3986': language9,
};
