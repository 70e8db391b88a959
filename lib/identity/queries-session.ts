import { getMe } from './calls';
import { normalizeError } from '../api/error';
import { http } from '../api/http';
import { isOffline } from '../browser/browser';
import { onConnection } from '../browser/connection';
import { useAuth } from '@/stores/auth';

/* Bundled with the sign-in state, because every member's browser needs both. */
export { followEvents } from '../notifications/queries-live-events';
export { loadMember } from '../notifications/queries-member-state';

const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 60_000;

/**
 * Startup: success stores the member as signed in; a refusal leaves an anonymous visitor, without a message
 * (`docs/product/account.md`, "Session"). An unavailable service is polled until it answers or the visitor logs in.
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

/** Ends early when the connection returns. */
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
