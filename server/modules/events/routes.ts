import { createRoute, z } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { streamSSE, type SSEMessage } from 'hono/streaming';
import { localeQuerySchema, type Locale } from '../../../lib/api/contract.ts';
import type { Cursor, LiveEvents, LiveEvent } from './ports.ts';
import type { ApiApp, HttpEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { toNotification } from '../notifications/mapper.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { eventStreamAnswer } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';

const HEARTBEAT_MS = 25_000;
/** Lifetime of a stream; the browser then reconnects, which checks its token again. */
const LIFE_MS = 10 * 60_000;
const RETRY_MS = 3_000;
const BUSY_SECONDS = 30;

/** `notification.move`; a client that has only read the list of notices sends no move. */
const CURSOR = /^(\d{1,10})(?:\.(\d{1,10}))?$/;
/** Range of the id columns; the database would refuse larger values. */
const MAX_ID = 2 ** 31 - 1;
const lastEventIdSchema = z
  .string()
  .max(60)
  .refine((id) =>
    (CURSOR.exec(id) ?? [])
      .slice(1)
      .filter(Boolean)
      .every((part) => Number(part) <= MAX_ID),
  );

/** Stops proxies from compressing, which would delay events. */
const asItIs = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store, no-transform');
});

/** The member's live events (`docs/contract.md`, "Event stream"). */
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
      const locale = c.get('locale');
      // Buffers missed events until the stream is open.
      const early: SSEMessage[] = [];
      let send = (message: SSEMessage) => void early.push(message);
      const { promise: over, resolve } = Promise.withResolvers<undefined>();
      const end = () => {
        resolve(undefined);
      };
      const leave = await liveEvents.subscribe({
        memberId: c.get('member').id,
        sessionId: c.get('sessionId'),
        from: readCursor(c.req.header('last-event-id')),
        notify: (event, cursor) => {
          send(toMessage(event, cursor, locale));
        },
        end,
      });
      if (!leave) throw new ApiError({ code: 'RATE_LIMITED', data: { retry_after: BUSY_SECONDS } });
      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (stream) => {
        stream.onAbort(end);
        send = (message) => void stream.writeSSE(message);
        void stream.write(`retry: ${String(RETRY_MS)}\n\n`);
        early.forEach(send);
        const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT_MS);
        const life = setTimeout(end, LIFE_MS);
        for (const timer of [heartbeat, life]) timer.unref();
        await over;
        clearInterval(heartbeat);
        clearTimeout(life);
        leave();
      });
    },
  );
}

function toMessage(event: LiveEvent, { notification, move }: Cursor, locale: Locale): SSEMessage {
  const id = `${String(notification)}.${String(move)}`;
  return { id, event: event.kind, data: JSON.stringify(toData(event, locale)) };
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
  if (event.kind === 'video_call') {
    return { conversation_id: event.conversationId, video_call_id: event.videoCallId };
  }
  if (event.kind === 'desk') return {};
  if (event.kind === 'typing') return { conversation_id: event.conversationId, from: event.from };
  return { payment_id: event.paymentId, order_id: event.orderId, status: event.status };
}

/** Parses our event id; any other value listens from now on. */
function readCursor(id: string | undefined): Partial<Cursor> {
  const [, notification, move] = CURSOR.exec(id ?? '') ?? [];
  return {
    ...(notification === undefined ? {} : { notification: Number(notification) }),
    ...(move === undefined ? {} : { move: Number(move) }),
  };
}
