import { html } from 'hono/html';
import type { ShownMessage } from '../../server/core/outbox.ts';

/** Renders a mail as its recipient sees it. */
export type ReadMail = (body: string) => { readonly subject: string; readonly html: string };

/** The one-time password in the message's last line, `@host #123456`. */
export function otpOf(body: string): string | null {
  return /^@\S+ #(\d+)$/m.exec(body)?.[1] ?? null;
}

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Bangkok',
});

interface OutboxView {
  readonly messages: readonly ShownMessage[];
  readonly readMail: ReadMail;
  /** A single message is static; the list refreshes itself. */
  readonly isOne: boolean;
}

export function outboxPage({ messages, readMail, isOne }: OutboxView) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${isOne ? '' : html`<meta http-equiv="refresh" content="3" />`}
        <title>Outbox of the demo shop</title>
        ${styles()}
      </head>
      <body>
        <h1>Outbox</h1>
        <p>
          ${
            isOne
              ? html`<a href="/dev/outbox">All messages</a>`
              : `Messages of the demo shop, newest first. Nothing leaves this machine. One click on a
                 code selects it.`
          }
        </p>
        ${
          messages.length === 0
            ? html`<p>No messages yet.</p>`
            : html`<ul>
                ${messages.map((message) => messageItem(message, readMail))}
              </ul>`
        }
      </body>
    </html>`;
}

function messageItem(message: ShownMessage, readMail: ReadMail) {
  const { id, kind, recipient, body, createdAt } = message;
  return html`<li>
    <div class="meta">
      <span>
        ${kind} to <strong>${recipient}</strong>,
        <time datetime="${createdAt.toISOString()}">${time.format(createdAt)}</time>
      </span>
      <a href="/dev/outbox?id=${id}">Open alone</a>
    </div>
    ${kind === 'mail' ? mailFrame(readMail(body), id, body) : text(body)}
  </li>`;
}

function text(body: string) {
  const otp = otpOf(body);
  return html`${otp === null ? '' : html`<div class="otp">${otp}</div>`}
    <p class="text">${body}</p>`;
}

const LINE_PX = 28;
const FRAME_PX = 140;

/**
 * Sandboxed frame without scripts; its links open beside the outbox. It cannot report its height, so that is estimated.
 */
function mailFrame({ subject, html: page }: ReturnType<ReadMail>, id: number, body: string) {
  const lines = body.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 60), 0);
  return html`<h2>${subject}</h2>
    <iframe
      title="Mail ${id}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${page}"
      style="height: ${FRAME_PX + lines * LINE_PX}px"
    ></iframe>`;
}

function styles() {
  return html`<style>
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
    h2 {
      margin: 0.5rem 0;
      font-size: 1.125rem;
      overflow-wrap: anywhere;
    }
    iframe {
      display: block;
      width: 100%;
      border: 1px solid #cbd2d9;
      border-radius: 0.5rem;
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
      display: flex;
      gap: 1rem;
      justify-content: space-between;
      color: #52606d;
    }
  </style>`;
}
