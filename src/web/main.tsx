/** Starts the page. */

import { render } from 'preact';
import { App } from './app.js';
import { keepFocus } from './ui/kept-focus.js';
import './style/base.css';
import './style/text.css';
import './style/compare.css';
import './style/tree.css';
import './style/resolve.css';
import './style/workshop.css';
import './style/grammars.css';

const page = document.getElementById('page');
if (page !== null) {
  keepFocus(page);
  render(<App />, page);
}
