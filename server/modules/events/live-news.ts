import { setTimeout as sleep } from 'node:timers/promises';
import type { Cursor, Listener, LiveNews, News, NewsRepo } from './ports.ts';
import type { SessionRepo } from '../identity/ports.ts';
import type { Clock } from '../../core/ports.ts';

const POLL_MS = 1_000;
const PER_MEMBER = 5;
/** At most as many old events for somebody who comes back. */
const BATCH = 200;
/** Numbers are given before a transaction commits: a later one may be seen before an earlier one. */
const OVERLAP = 50;
const OVERLAP_MS = 5_000;
const REMEMBERED = 1_000;

interface LiveWorld {
  readonly news: NewsRepo;
  readonly sessions: Pick<SessionRepo, 'stillOpen'>;
  readonly clock: Clock;
}

/** Somebody who listens, with what they have heard already. */
interface Ear {
  readonly listener: Listener;
  readonly heard: Set<string>;
  cursor: Cursor;
}

/** One look a second for all listeners of the process, and none while nobody listens. */
export function createLiveNews(world: LiveWorld): LiveNews {
  const ears = new Set<Ear>();
  const places = new Places();
  let polling = false;

  const poll = async (start: Cursor) => {
    let head = start;
    let lookedAt = world.clock.now();
    while (ears.size > 0) {
      await sleep(POLL_MS, undefined, { ref: false });
      const now = world.clock.now();
      try {
        head = await look(world, ears, head, lookedAt);
        lookedAt = now;
      } catch {
        // The database is away: listeners wait, and hear of everything once it is back.
      }
    }
    polling = false;
  };

  const open = async (listener: Listener): Promise<Ear> => {
    const head = await world.news.newest();
    const ear: Ear = { listener, heard: new Set(), cursor: listener.from ?? head };
    ears.add(ear);
    try {
      await begin(world, ear, head);
    } catch (error) {
      ears.delete(ear);
      throw error;
    }
    if (!polling) {
      polling = true;
      void poll(head);
    }
    return ear;
  };

  return {
    listen: async (listener) => {
      const leave = places.take(listener.memberId);
      if (leave === undefined) return undefined;
      try {
        const ear = await open(listener);
        return () => {
          ears.delete(ear);
          leave();
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** Taken before anything is waited for, so that those who come at once are counted too. */
class Places {
  readonly #taken = new Map<number, number>();

  /** How to give the place back, or undefined when there is none left. */
  take(memberId: number): (() => void) | undefined {
    const taken = this.#taken.get(memberId) ?? 0;
    if (taken >= PER_MEMBER) return undefined;
    this.#taken.set(memberId, taken + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const rest = (this.#taken.get(memberId) ?? 0) - 1;
      if (rest > 0) this.#taken.set(memberId, rest);
      else this.#taken.delete(memberId);
    };
  }
}

/** What happened before somebody came is no news to them, except what they missed since they left. */
async function begin({ news, clock }: LiveWorld, ear: Ear, head: Cursor): Promise<void> {
  const { listener, heard } = ear;
  const { memberId, from = head } = listener;
  const since = new Date(clock.now().getTime() - OVERLAP_MS);
  const [rows, known] = await Promise.all([
    news.after([memberId], before(from), BATCH),
    news.unnumbered([memberId], since),
  ]);
  for (const one of known) heard.add(keyOf(one));
  for (const row of rows) {
    if (isAfter(row, from)) tell(ear, row);
    else heard.add(keyOf(row));
  }
}

/** A sign-in may end in another process: at logout, or by its time. */
async function endClosed({ sessions, clock }: LiveWorld, ears: Set<Ear>): Promise<void> {
  const listening = [...ears];
  const ids = [...new Set(listening.map(({ listener }) => listener.sessionId))];
  const open = await sessions.stillOpen(ids, clock.now());
  for (const ear of listening) {
    if (open.has(ear.listener.sessionId) || !ears.delete(ear)) continue;
    ear.listener.end();
  }
}

async function look(
  world: LiveWorld,
  ears: Set<Ear>,
  head: Cursor,
  lookedAt: Date,
): Promise<Cursor> {
  const { news } = world;
  await endClosed(world, ears);
  const members = [...new Set([...ears].map(({ listener }) => listener.memberId))];
  if (members.length === 0) return head;
  const next = await news.newest();
  const [rows, unnumbered] = await Promise.all([
    news.after(members, before(head), BATCH),
    news.unnumbered(members, new Date(lookedAt.getTime() - OVERLAP_MS)),
  ]);
  for (const one of [...rows, ...unnumbered]) {
    for (const ear of ears) if (ear.listener.memberId === one.memberId) tell(ear, one);
  }
  // More than one look can carry: the next one goes on where this one ended.
  return rows.length < BATCH ? next : rows.reduce(advance, head);
}

function tell(ear: Ear, news: News): void {
  const key = keyOf(news);
  if (ear.heard.has(key)) return;
  ear.heard.add(key);
  const [oldest] = ear.heard;
  if (ear.heard.size > REMEMBERED && oldest !== undefined) ear.heard.delete(oldest);
  ear.cursor = advance(ear.cursor, news);
  ear.listener.hear(news, ear.cursor);
}

function before({ notification, move }: Cursor): Cursor {
  return { notification: notification - OVERLAP, move: move - OVERLAP };
}

function isAfter(news: News, cursor: Cursor): boolean {
  if (!('id' in news)) return false;
  return news.id > (news.kind === 'notification' ? cursor.notification : cursor.move);
}

function advance(cursor: Cursor, news: News): Cursor {
  if (news.kind === 'notification') {
    return { ...cursor, notification: Math.max(cursor.notification, news.id) };
  }
  return news.kind === 'order' ? { ...cursor, move: Math.max(cursor.move, news.id) } : cursor;
}

function keyOf(news: News): string {
  if (news.kind === 'payment') return `payment ${news.paymentId} ${news.status}`;
  if (news.kind === 'parcel') return `parcel ${String(news.parcelId)} ${news.at.toISOString()}`;
  if (news.kind === 'conversation') {
    return `conversation ${String(news.conversationId)} ${news.at.toISOString()}`;
  }
  if (news.kind === 'typing') {
    return `typing ${news.from} ${String(news.conversationId)} ${news.at.toISOString()}`;
  }
  return `${news.kind} ${String(news.id)}`;
}
