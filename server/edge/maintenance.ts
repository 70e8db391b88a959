import type { Logger } from '../core/ports.ts';
import type { Target } from './target.ts';

const POLL_MS = 1_000;
const STAFF_SIDE = new Set(['staff', 'login']);

/** Staff keep working while the shop is closed, and need the sign-in page. */
export function staysOpen({ segments }: Pick<Target, 'segments'>): boolean {
  return STAFF_SIDE.has(segments[0] ?? '');
}

export interface MaintenanceWatch {
  /** The state at the last poll, at most a second old; a failed poll changes nothing. */
  readonly closed: () => boolean;
  readonly stop: () => void;
}

/** Polls the flag in the background, so requests never wait for it. */
export async function watchMaintenance(
  read: () => Promise<boolean>,
  onChange: (closed: boolean) => void,
  log: Logger,
  pollMs = POLL_MS,
): Promise<MaintenanceWatch> {
  let closed = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    try {
      const next = await read();
      failing = false;
      if (next !== closed) {
        closed = next;
        log.info({ maintenance: closed }, 'maintenance changed');
        onChange(closed);
      }
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'maintenance flag unreadable');
      failing = true;
    }
    if (!stopped) timer = setTimeout(() => void look(), pollMs).unref();
  }

  await look();
  return {
    closed: () => closed,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
