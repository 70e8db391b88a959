import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { ShownMessage } from '../../server/core/outbox.ts';
import type { Clock } from '../../server/core/ports.ts';
import { otpOf, outboxPage, type ReadMail } from './outbox-page.ts';

/** Demo mode only; in production no path below `/dev` exists. */
export interface DevPages {
  readonly newestMessages: (limit: number) => Promise<readonly ShownMessage[]>;
  readonly readMail: ReadMail;
  readonly clock: Clock;
  /** Present if allowed by the configuration; resolves when the shop has caught up. */
  readonly moveClock: ((at: Date) => Promise<void>) | undefined;
}

const SHOWN = 50;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const clockSchema = z.union([
  z.object({ at: z.iso.datetime() }),
  z.object({
    forward_ms: z
      .number()
      .int()
      .min(1)
      .max(366 * 86_400_000),
  }),
]);

/**
 * `/dev`: index. `/dev/outbox`: messages that a real shop would have sent, newest first.
 * `/dev/clock`: the service's time, which tests may move.
 */
export function createDevApp({ newestMessages, readMail, clock, moveClock }: DevPages) {
  const app = new Hono().basePath('/dev');
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
  });
  app.get('/', (c) => {
    c.header('Content-Security-Policy', POLICY);
    return c.html(indexPage(clock.now(), moveClock !== undefined));
  });
  app.get('/clock', (c) => c.json({ now: clock.now().toISOString() }));
  app.post('/clock', async (c) => {
    if (!moveClock) return c.json({ message: 'Start the shop with DEV_CLOCK=1 for this' }, 403);
    const move = clockSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!move.success)
      return c.json({ message: 'Send {"at": time} or {"forward_ms": number}' }, 422);
    const { data } = move;
    await moveClock(
      'at' in data ? new Date(data.at) : new Date(clock.now().getTime() + data.forward_ms),
    );
    return c.json({ now: clock.now().toISOString() });
  });
  app.get('/outbox', async (c) => {
    const id = c.req.query('id');
    const newest = await newestMessages(SHOWN);
    const messages = newest.filter((one) => id === undefined || String(one.id) === id);
    c.header('Content-Security-Policy', POLICY);
    return c.html(outboxPage({ messages, readMail, isOne: id !== undefined }));
  });
  app.get('/outbox.json', async (c) => {
    const messages = await newestMessages(SHOWN);
    return c.json({ entities: messages.map(toEntity) });
  });
  return app;
}

function toEntity({ id, kind, recipient, body, createdAt }: ShownMessage) {
  return { id, kind, recipient, body, otp: otpOf(body), created_at: createdAt.toISOString() };
}

function indexPage(now: Date, movable: boolean) {
  const move = html`<code>POST /dev/clock</code> with <code>{"at": "2026-12-31T17:00:00Z"}</code> or
    <code>{"forward_ms": 3600000}</code> moves it.`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Behind the demo shop</title>
      </head>
      <body>
        <h1>Behind the demo shop</h1>
        <ul>
          <li><a href="/dev/outbox">Outbox</a>: messages that a real shop would have sent</li>
          <li>
            <a href="/dev/clock">Clock</a>: the shop’s time is
            <time datetime="${now.toISOString()}">${now.toISOString()}</time>.
            ${movable ? move : 'It can be moved when the shop is started with DEV_CLOCK=1.'}
          </li>
        </ul>
      </body>
    </html>`;
}
