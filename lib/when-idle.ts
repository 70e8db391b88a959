import { facility } from './browser';

/** However busy the page is, work waits no longer than this. */
const LATEST_MS = 2_000;

/**
 * Does what the first view can wait for once the browser has nothing better to do, each in a task of its own. Answers how
 * to call it off. Safari knows no idle time and waits for the next task.
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
