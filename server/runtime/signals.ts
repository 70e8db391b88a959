import { describeError } from './log-error.ts';

/**
 * npm passes a Ctrl-C on that the terminal has already sent to everybody: the second of such a pair is
 * no impatience.
 */
const SAME_KEYSTROKE_MS = 500;
const PARENT_POLL_MS = 500;

/**
 * `npm start` that is told to stop takes down only the shell between itself and us; nobody would tell
 * us, and the port and the database would stay taken.
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
