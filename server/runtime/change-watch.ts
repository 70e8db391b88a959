import type { Logger } from '../core/ports.ts';
import { createChangePoll } from '../db/change-poll.ts';
import { repeat, type Job } from './repeat.ts';

const POLL_MS = 2_000;

type Listener = (tags: readonly string[]) => void;

export interface ChangeWatch extends Job {
  readonly onChange: (listener: Listener) => void;
}

/** Notifies listeners of catalogue changes from now on, by any process. */
export async function watchChanges(
  parts: Parameters<typeof createChangePoll>[0],
  log: Logger,
): Promise<ChangeWatch> {
  const listeners = new Set<Listener>();
  const changes = createChangePoll(parts);
  await changes.poll();
  const job = repeat(
    'changes',
    POLL_MS,
    async () => {
      const tags = await changes.poll();
      if (tags.length > 0) for (const listener of listeners) listener(tags);
    },
    log,
  );
  return { ...job, onChange: (listener) => void listeners.add(listener) };
}
