import type { Logger } from '../core/ports.ts';

export interface Job {
  /** Resolves once the run in progress, if any, has ended. */
  stop(): Promise<void>;
}

/** Repeats work, `intervalMs` after the end of each run; logs failed runs. */
export function repeat(
  name: string,
  intervalMs: number,
  work: () => Promise<unknown>,
  log: Logger,
): Job {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = async () => {
    try {
      await work();
    } catch (error) {
      if (!stopped) log.error({ err: error, job: name }, 'job failed');
    }
    if (!stopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = run();
    }, intervalMs);
    timer.unref();
  };

  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/**
 * Serialises runs of work. A run requested meanwhile starts after the current one, and so sees the
 * latest time and rows.
 */
export function inTurn(work: () => Promise<unknown>): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    last = last.then(work, work);
    return last;
  };
}
