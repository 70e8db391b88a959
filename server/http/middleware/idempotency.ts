import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Claim, IdempotencyStore, IdempotentRequest } from '../../core/idempotency.ts';
import type { Clock } from '../../core/ports.ts';
import type { HttpEnv } from '../context.ts';
import { ApiError } from '../errors.ts';

interface IdempotencyWorld {
  readonly idempotency: IdempotencyStore;
  readonly clock: Clock;
}

const MAX_KEY_LENGTH = 255;
/** Delays between polls of a repeated request for the original's answer. */
const WAITS_MS = [25, 50, 100, 200, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400];

/**
 * One effect per Idempotency-Key and member (`docs/contract.md`, "Idempotency"); runs after `requireMember`.
 *
 * Stores answers below 500 and replays them; parallel repetitions wait for the first. It cannot detect a process that
 * dies after its effect but before storing the answer, so the effect carries the key too: a use case writes
 * `c.get('idempotencyKey')` into its row, unique with the member, and returns the existing row if there is one.
 */
export function idempotent(world: IdempotencyWorld) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const request = await identify(c);
    const claim = await claimOrWait(world, request);
    if (claim.state === 'reused') throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' });
    if (claim.state === 'running') throw new ApiError({ code: 'REQUEST_IN_PROGRESS' });
    if (claim.state === 'answered') {
      c.header('Cache-Control', 'no-store');
      c.header('Idempotency-Replayed', 'true');
      return c.json(claim.answer, claim.status as ContentfulStatusCode);
    }
    c.set('idempotencyKey', request.key);
    await next();
    await keep(world.idempotency, request, c.res);
    return undefined;
  });
}

async function identify(c: Context<HttpEnv>): Promise<IdempotentRequest> {
  const key = c.req.header('idempotency-key')?.trim() ?? '';
  if (key === '') throw new ApiError({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
  if (key.length > MAX_KEY_LENGTH) throw new ApiError({ code: 'BAD_REQUEST' });
  const requestHash = createHash('sha256')
    .update(`${c.req.method}\n${c.req.path}\n${await c.req.text()}`)
    .digest('base64url');
  return { memberId: c.get('member').id, key, requestHash };
}

async function claimOrWait(
  { idempotency, clock }: IdempotencyWorld,
  request: IdempotentRequest,
): Promise<Claim> {
  let claim = await idempotency.claim(request, clock.now());
  for (const waitMs of WAITS_MS) {
    if (claim.state !== 'running') break;
    await sleep(waitMs);
    claim = await idempotency.claim(request, clock.now());
  }
  return claim;
}

/** Server errors and limits are not stored, so the same key may retry. */
async function keep(
  store: IdempotencyStore,
  request: IdempotentRequest,
  response: Response,
): Promise<void> {
  if (response.status >= 500 || response.status === 429) return store.release(request);
  return store.answer(request, response.status, await response.clone().json());
}
