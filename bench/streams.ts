import { EventEmitter, once } from 'node:events';

export interface Stream {
  count(event: string): number;
  /** Resolves with the time at which more than `count` events have arrived. */
  beyond(event: string, count: number): Promise<number>;
  close(): Promise<void>;
}

const NAME = 'event: ';
const OPENING = 50;

export async function openStream(url: string, token: string): Promise<Stream> {
  const answer = await fetch(`${url}/api/v1/me/events`, {
    headers: { Authorization: `Bearer ${token}`, Platform: 'web' },
  });
  if (!answer.ok || !answer.body)
    throw new Error(`an event stream answered ${String(answer.status)}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const counts = new Map<string, number>();
  const arrivals = new EventEmitter();
  arrivals.setMaxListeners(0);
  const count = (event: string) => counts.get(event) ?? 0;
  const read = async () => {
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((each) => each.startsWith(NAME))) {
        const event = line.slice(NAME.length);
        counts.set(event, count(event) + 1);
        arrivals.emit(event);
      }
    }
  };
  void read();
  return {
    count,
    beyond: async (event, known) => {
      while (count(event) <= known) await once(arrivals, event);
      return performance.now();
    },
    close: () => reader.cancel(),
  };
}

export async function openStreams(url: string, tokens: readonly string[]): Promise<Stream[]> {
  const streams: Stream[] = [];
  for (let from = 0; from < tokens.length; from += OPENING) {
    const some = tokens.slice(from, from + OPENING).map((token) => openStream(url, token));
    streams.push(...(await Promise.all(some)));
  }
  return streams;
}
