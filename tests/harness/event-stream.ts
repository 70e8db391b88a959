import { expect } from 'vitest';
import type { TestMember } from './members.ts';
import type { Shop } from './shop.ts';

interface Event {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

export interface EventStream {
  next(): Promise<Event>;
  close(): Promise<void>;
  /** Resolves when the service closes the stream. */
  end(): Promise<void>;
}

export async function requestEvents(
  { app }: Pick<Shop, 'app'>,
  { token }: TestMember,
  lastEventId?: string,
): Promise<Response> {
  return app.fetch(
    new Request('http://shop.test/api/v1/me/events?locale=th', {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
      },
    }),
  );
}

/** Subscribes a member to live events; the caller closes the stream. */
export async function openEvents(
  shop: Pick<Shop, 'app'>,
  member: TestMember,
  lastEventId?: string,
): Promise<EventStream> {
  const answer = await requestEvents(shop, member, lastEventId);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('cache-control')).toContain('no-transform');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the stream has no body');
  let text = '';
  return {
    next: async () => {
      for (;;) {
        const event = /^event: (.*)\ndata: (.*)\nid: (.*)\n\n/m.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          const [, name = '', data = '', id = ''] = event;
          return { id, event: name, data: JSON.parse(data) as Record<string, unknown> };
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('the stream ended');
        text += value;
      }
    },
    close: () => reader.cancel(),
    end: async () => {
      while (!(await reader.read()).done);
    },
  };
}
