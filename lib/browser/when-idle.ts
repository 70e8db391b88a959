import { facility } from './browser';

/** Maximum wait on a busy page. */
const LATEST_MS = 2_000;

/**
 * Runs deferrable work when the browser is idle, each in its own task. Returns the cancel function. Safari lacks idle
 * callbacks and uses the next task.
 */
export function whenIdle(work: () => void): () => void {
  let isOff = false;
  const begin = () => {
    if (!isOff) work();
  };
  const idle = facility(() => window.requestIdleCallback(begin, { timeout: LATEST_MS }));
  if (idle === undefined) setTimeout(begin);
  return () => {
    isOff = true;
  };
}
