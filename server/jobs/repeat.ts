import type { Logger } from '../core/ports.ts';

export interface Job {
  /** Resolves once the run in progress, if any, has ended. */
  stop(): Promise<void>;
}

/** Runs work again and again, `intervalMs` after the last run has ended; a failed run is logged. */
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
 * Work that never runs twice at the same time: a run that is asked for meanwhile begins when the one before has ended,
 * and so sees the time and the rows as they are then.
 */
export function inTurn(work: () => Promise<unknown>): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    last = last.then(work, work);
    return last;
  };
}
