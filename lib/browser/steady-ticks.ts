/**
 * Interval timer in a worker, not throttled in background tabs, where page timers run once a minute. The worker is a
 * file, because the content policy forbids workers from blobs.
 *
 * @returns the stop function
 */
export function tickSteadily(ms: number, onTick: () => void): () => void {
  const worker = new Worker('/ticks.js');
  worker.addEventListener('message', onTick);
  worker.postMessage(ms);
  return () => {
    worker.terminate();
  };
}
