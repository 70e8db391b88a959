import { createRoute, z } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { localeQuerySchema, type Locale } from '../../../lib/api/contract/common.ts';
import type { Cursor, LiveEvents, LiveEvent } from './ports.ts';
import type { ApiApp, HttpEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { toNotification } from '../notifications/mapper.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { eventStreamAnswer } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';

const HEARTBEAT_MS = 25_000;
/** Then the stream ends and the browser opens another one, whose token is looked at again. */
const LIFE_MS = 10 * 60_000;
const RETRY_MS = 3_000;
const BUSY_SECONDS = 30;

const CURSOR = /^(\d{1,10})\.(\d{1,10})$/;
/** What the columns of ids hold; beyond it the database would refuse the query. */
const MAX_ID = 2 ** 31 - 1;
const lastEventIdSchema = z
  .string()
  .max(60)
  .refine((id) => (CURSOR.exec(id) ?? []).slice(1).every((part) => Number(part) <= MAX_ID));

/** Proxies that compress would hold events back. */
const asItIs = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store, no-transform');
});

/** What happens to the member, as it happens (`docs/contract.md`, "Event stream"). */
export function eventRoutes(
  app: ApiApp,
  {
    identity,
    liveEvents,
  }: { readonly identity: IdentityUseCases; readonly liveEvents: LiveEvents },
): void {
  app.openapi(
    createRoute({
      tags: ['Notifications'],
      method: 'get',
      path: '/me/events',
      middleware: [asItIs, requireMember(identity)] as const,
      request: {
        query: localeQuerySchema,
        headers: z.object({ 'last-event-id': lastEventIdSchema.optional() }),
      },
      responses: eventStreamAnswer(401, 422, 429),
    }),
    async (c) => {
      const from = readCursor(c.req.header('last-event-id'));
      const wanted = {
        memberId: c.get('member').id,
        sessionId: c.get('sessionId'),
        from,
        locale: c.get('locale'),
      };
      const stream = await openStream(liveEvents, wanted);
      if (!stream)
        throw new ApiError({ code: 'RATE_LIMITED', data: { retry_after: BUSY_SECONDS } });
      return c.body(stream, 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'X-Accel-Buffering': 'no',
      });
    },
  );
}

interface Wanted {
  readonly memberId: number;
  readonly sessionId: string;
  readonly from: Cursor | undefined;
  readonly locale: Locale;
}

/** By hand: a stream of Hono's `streamSSE` holds 58 kB of memory, three streams one in the other, and this one 44 to 55. */
async function openStream(
  liveEvents: LiveEvents,
  { locale, ...wanted }: Wanted,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const encoder = new TextEncoder();
  const early: string[] = [`retry: ${String(RETRY_MS)}\n\n`];
  let send = (text: string) => void early.push(text);
  const notify = (event: LiveEvent, cursor: Cursor) => {
    send(toEvent(event, cursor, locale));
  };
  // The sign-in may end before anybody reads.
  let ended = false;
  let finish = () => {
    ended = true;
  };
  const end = () => {
    finish();
  };
  const leave = await liveEvents.subscribe({ ...wanted, notify, end });
  if (!leave) return undefined;
  let stop = leave;
  return new ReadableStream({
    start: (controller) => {
      send = (text) => {
        controller.enqueue(encoder.encode(text));
      };
      early.forEach(send);
      const heartbeat = setInterval(() => {
        send(': still here\n\n');
      }, HEARTBEAT_MS);
      finish = () => {
        stop();
        controller.close();
      };
      const life = setTimeout(end, LIFE_MS);
      stop = () => {
        leave();
        clearInterval(heartbeat);
        clearTimeout(life);
      };
      heartbeat.unref();
      life.unref();
      if (ended) finish();
    },
    cancel: () => {
      stop();
    },
  });
}

function toEvent(event: LiveEvent, { notification, move }: Cursor, locale: Locale): string {
  const id = `${String(notification)}.${String(move)}`;
  return `id: ${id}\nevent: ${event.kind}\ndata: ${JSON.stringify(toData(event, locale))}\n\n`;
}

function toData(event: LiveEvent, locale: Locale): unknown {
  if (event.kind === 'notification') return toNotification(event.notification, locale);
  if (event.kind === 'order') {
    return { order_id: event.orderId, status: event.status, at: event.at.toISOString() };
  }
  if (event.kind === 'parcel') {
    const { orderId, parcelId, state, at } = event;
    return { order_id: orderId, parcel_id: parcelId, state, at: at.toISOString() };
  }
  if (event.kind === 'conversation') return { conversation_id: event.conversationId };
  if (event.kind === 'desk') return {};
  if (event.kind === 'typing') return { conversation_id: event.conversationId, from: event.from };
  return { payment_id: event.paymentId, order_id: event.orderId, status: event.status };
}

/** An id of ours; whatever else a client sends, it listens from now on. */
function readCursor(id: string | undefined): Cursor | undefined {
  const match = CURSOR.exec(id ?? '');
  return match ? { notification: Number(match[1]), move: Number(match[2]) } : undefined;
}
