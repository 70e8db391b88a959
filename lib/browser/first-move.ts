import { whenIdle } from './when-idle';

const MOVES = ['scroll', 'pointermove', 'touchstart', 'keydown'];

/**
 * Runs a callback on the first user interaction, once the browser is idle. Visitors who bounce pay nothing for it.
 * Returns the cancel function.
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
