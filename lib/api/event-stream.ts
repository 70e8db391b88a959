import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** The service said no to listening. */
export class EventStreamError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The event stream answered ${String(status)}`);
    this.name = 'EventStreamError';
    this.status = status;
  }
}

interface Listening {
  readonly token: string;
  /** Where the last stream ended. */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  /** The service listens from here on: what happened before may have been missed. */
  readonly onOpen: () => void;
  /** Something came, if only a heartbeat. */
  readonly onData: () => void;
}

/** Server-sent events with the bearer token in a header, where the browser's own EventSource sends none. */
export async function* readEvents(
  url: string,
  { token, lastEventId, signal, onOpen, onData }: Listening,
): AsyncGenerator<ServerEvent> {
  const answer = await fetch(url, {
    signal,
    headers: {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${token}`,
      Platform: 'web',
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    },
  });
  if (!answer.ok || !answer.body) throw new EventStreamError(answer.status);
  onOpen();
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  const events: ServerEvent[] = [];
  const parser = createParser({
    // Settings have no id.
    onEvent: ({ id, event, data }) => {
      if (id !== undefined && event !== undefined) events.push({ id, event, data });
    },
  });
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onData();
    parser.feed(decoder.decode(value, { stream: true }));
    yield* events.splice(0);
  }
}
