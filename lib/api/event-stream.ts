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
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onData();
    const blocks = (text + value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

/** Undefined for heartbeats and settings. */
function parseEvent(block: string): ServerEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  const [id, event, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
  return id === undefined || event === undefined || data === undefined
    ? undefined
    : { id, event, data };
}
