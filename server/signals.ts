/**
 * npm passes a Ctrl-C on that the terminal has already sent to everybody: the second of such a pair is
 * no impatience.
 */
const SAME_KEYSTROKE_MS = 500;

/** Stops the process cleanly on the first signal, at once on the second. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const handle = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_KEYSTROKE_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}
