import { describeError } from './log-error.ts';

/** npm forwards a Ctrl-C that the terminal already sent to the whole group; signals this close are one keystroke. */
const SAME_KEYSTROKE_MS = 500;
const PARENT_POLL_MS = 500;

/**
 * Stopping `npm start` kills only the shell in between. Without this check the process would not
 * notice, and keep the port and the database.
 */
function onOrphaned(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_POLL_MS).unref();
}

/** Stops the process cleanly on the first signal, at once on the second. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const begin = () => {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${JSON.stringify(describeError(error))}\n`);
        process.exit(1);
      },
    );
  };
  const handle = () => {
    const since = stoppingSince;
    if (since !== undefined && performance.now() - since > SAME_KEYSTROKE_MS) process.exit(1);
    begin();
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  onOrphaned(begin);
}
