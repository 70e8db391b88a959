/**
 * Calls back every so many milliseconds, also behind other tabs: there browsers let timers of a page run once a minute, but
 * not those of a worker, and they hold no message of a worker back. It is a file of ours, since the content policy allows no
 * worker that a page makes out of text.
 *
 * @returns how to end it
 */
export function tickSteadily(ms: number, onTick: () => void): () => void {
  const worker = new Worker('/ticks.js');
  worker.addEventListener('message', onTick);
  worker.postMessage(ms);
  return () => {
    worker.terminate();
  };
}
