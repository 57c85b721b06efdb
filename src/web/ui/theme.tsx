/** Light, dark, or as the system says. */

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Select } from './select.js';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const key = 'theme';

/** A browser may refuse storage. */
function stored(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system';
  } catch {
    return 'system';
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The choice then holds for this visit.
  }
}

export function ThemeChoice(): JSX.Element {
  const [theme, setTheme] = useState(stored);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    store(theme);
  }, [theme]);
  return <Select class="theme small" label="Theme" among={themes} value={theme} onChange={setTheme} />;
}
