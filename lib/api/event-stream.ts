import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** The service refused the stream. */
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
  /** Id of the last received event. */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  /** The stream is open; earlier events may have been missed. */
  readonly onOpen: () => void;
  /** Any data arrived, heartbeats included. */
  readonly onData: () => void;
}

/** Server-sent events with a bearer token; EventSource cannot send headers. */
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
    // Retry settings have no id.
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
