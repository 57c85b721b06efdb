/** What takes long to draw, and need not be drawn at once. */

import { useEffect, useState } from 'preact/hooks';

/** The value of before until a frame without the new one is on the screen. No function. */
export function useAfterPaint<T>(value: T): T {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    setDrawn(value);
  }, [value]);
  return drawn;
}
