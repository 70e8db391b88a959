import { whenIdle } from './when-idle';

const MOVES = ['scroll', 'pointermove', 'touchstart', 'keydown'];

/**
 * Does what helps only those who go further, once somebody moves and the browser has nothing better to do: whoever looks at
 * a page and leaves pays nothing for it. Answers how to call it off.
 */
export function onFirstMove(work: () => void): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    whenIdle(work);
  };
  for (const move of MOVES) {
    window.addEventListener(move, begin, { passive: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}
