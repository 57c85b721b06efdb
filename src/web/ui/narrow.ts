/** Tests whether the window is as narrow as a phone, where results come first and details are folded. */

import { useEffect, useState } from 'preact/hooks';

/** As in the style sheets. */
const query = matchMedia('(max-width: 30rem)');

export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const follow = (): void => {
      setNarrow(query.matches);
    };
    follow();
    query.addEventListener('change', follow);
    return () => {
      query.removeEventListener('change', follow);
    };
  }, []);
  return isNarrow;
}
