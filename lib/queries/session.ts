import { getMe } from '../api/endpoints/membership';
import { normalizeError } from '../api/error';
import { http } from '../api/http';
import { isOffline } from '../browser';
import { onConnection } from '../layout/connection';
import { useAuth } from '@/stores/auth';

/* With who is signed in, in one file of code: what they have, and what reaches them. Each member's browser needs all. */
export { followEvents } from './live-events';
export { loadMember } from './member-state';

const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 60_000;

/**
 * Startup: on success the member is stored as signed in; a refusal leaves an anonymous visitor, and nothing is shown
 * (`docs/product/account.md`, "Session"). A service that is away says nothing of who is there: it is asked again
 * until it answers, or until somebody logged in meanwhile.
 */
export async function identify(): Promise<void> {
  for (let ms = FIRST_PAUSE_MS; !useAuth.getState().loaded; ms = Math.min(2 * ms, LAST_PAUSE_MS)) {
    try {
      useAuth.getState().succeed(await getMe(await http()));
    } catch (failure) {
      const { status } = normalizeError(failure);
      if (status < 500 && status !== 429) useAuth.getState().fail();
      else await pause(ms);
    }
  }
}

/** Cut short by a connection that returns. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = onConnection(() => {
      if (!isOffline()) end();
    });
  });
}
