import { Hono } from 'hono';
import { html } from 'hono/html';
import type { ShownMessage } from '../domain/kernel/outbox.ts';

/** Only the demo has these pages; in production no path below `/dev` exists. */
export interface DevPages {
  readonly newestMessages: (limit: number) => Promise<readonly ShownMessage[]>;
}

const SHOWN = 50;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/dev/outbox`: the messages that a real shop would have sent, newest first. */
export function createDevApp({ newestMessages }: DevPages) {
  const app = new Hono().basePath('/dev');
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
  });
  app.get('/outbox', async (c) => {
    const messages = await newestMessages(SHOWN);
    c.header('Content-Security-Policy', POLICY);
    return c.html(outboxPage(messages));
  });
  app.get('/outbox.json', async (c) => {
    const messages = await newestMessages(SHOWN);
    return c.json({ entities: messages.map(toEntity) });
  });
  return app;
}

/** The one-time password of the message's last line, `@host #123456`. */
function otpOf(body: string): string | null {
  return /^@\S+ #(\d+)$/m.exec(body)?.[1] ?? null;
}

function toEntity({ id, kind, recipient, body, createdAt }: ShownMessage) {
  return { id, kind, recipient, body, otp: otpOf(body), created_at: createdAt.toISOString() };
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Bangkok' });

function outboxPage(messages: readonly ShownMessage[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="3" />
        <title>Outbox of the demo shop</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 44rem;
            margin: 2rem auto;
            padding: 0 1rem;
            color: #1f2933;
            background: #f5f7fa;
          }
          li {
            list-style: none;
            margin: 0 0 1rem;
            padding: 1rem 1.25rem;
            background: #fff;
            border: 1px solid #cbd2d9;
            border-radius: 0.5rem;
          }
          ul {
            padding: 0;
          }
          .otp {
            font:
              600 2.25rem/1.2 ui-monospace,
              monospace;
            letter-spacing: 0.15em;
            user-select: all;
          }
          .text {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
            margin: 0.5rem 0 0;
          }
          .meta {
            color: #52606d;
          }
        </style>
      </head>
      <body>
        <h1>Outbox</h1>
        <p>
          Messages of the demo shop, newest first. Nothing leaves this machine. One click on a code
          selects it.
        </p>
        ${
          messages.length === 0
            ? html`<p>No messages yet.</p>`
            : html`<ul>
                ${messages.map(messageItem)}
              </ul>`
        }
      </body>
    </html>`;
}

function messageItem({ kind, recipient, body, createdAt }: ShownMessage) {
  const otp = otpOf(body);
  return html`<li>
    <div class="meta">
      ${kind} to <strong>${recipient}</strong>,
      <time datetime="${createdAt.toISOString()}">${time.format(createdAt)}</time>
    </div>
    ${otp === null ? '' : html`<div class="otp">${otp}</div>`}
    <p class="text">${body}</p>
  </li>`;
}
