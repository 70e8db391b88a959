import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../core/ports.ts';
import type { Signals, Topic } from '../../core/signals.ts';
import type { SessionRepo } from '../identity/ports.ts';
import type { Cursor, LiveEvent, LiveEventRepo, Subscriber } from './ports.ts';
import { advance, Subscription } from './subscription.ts';

/** Signals within this time share one read. */
const GATHER_MS = 5;
const RETRY_MS = 1_000;
/** Events per query; also the most that a reconnecting client gets of those it missed. */
const BATCH = 200;
/** Ids are assigned before the commit: a later one may become visible before an earlier one. */
const OVERLAP = 50;
const OVERLAP_MS = 5_000;

export interface LookWorld {
  readonly liveEvents: LiveEventRepo;
  readonly sessions: Pick<SessionRepo, 'stillOpen'>;
  readonly signals: Signals;
  readonly clock: Clock;
}

/** Position up to which all events were read for all subscribers. */
interface Mark {
  readonly cursor: Cursor;
  readonly at: Date;
}

/** Reads the tables for subscribers, one read at a time; requests meanwhile are merged into the next. */
export class Looks {
  readonly #world: LookWorld;
  readonly #subscriptions = new Set<Subscription>();
  readonly #topics = new Set<Topic>();
  #all = false;
  #looking = false;
  #mark: Mark | undefined;

  constructor(world: LookWorld) {
    this.#world = world;
  }

  ask(topics: readonly Topic[]): void {
    for (const topic of topics) this.#topics.add(topic);
    void this.#look();
  }

  askForAll(): void {
    this.#all = true;
    void this.#look();
  }

  /** No listeners left; reset the cursor. */
  forget(): void {
    this.#mark = undefined;
  }

  /** @returns removes the subscriber */
  async add(subscriber: Subscriber): Promise<() => void> {
    const { liveEvents, clock } = this.#world;
    const at = clock.now();
    const newest = await liveEvents.newest();
    const mark = (this.#mark ??= { cursor: newest, at });
    const { memberId } = subscriber;
    const from = { ...newest, ...subscriber.from };
    const subscription = new Subscription(subscriber, from);
    // Events within the overlap are either sent as missed or marked as known.
    const known = await Promise.all([
      liveEvents.after([memberId], before(earlier(from, mark.cursor)), BATCH),
      liveEvents.unnumbered([memberId], overlapping(mark.at)),
      liveEvents.conversations([memberId], overlapping(mark.at)),
      liveEvents.videoCalls([memberId], overlapping(mark.at)),
    ]);
    subscription.resume(known.flat());
    this.#subscriptions.add(subscription);
    // Covers events committed before the subscription was added.
    this.ask([memberId, `talk ${String(memberId)}`, `ring ${String(memberId)}`]);
    return () => {
      this.#subscriptions.delete(subscription);
    };
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    while (this.#all || this.#topics.size > 0) {
      await sleep(GATHER_MS, undefined, { ref: false });
      const [all, topics] = [this.#all, new Set(this.#topics)];
      this.#all = false;
      this.#topics.clear();
      try {
        await this.#read(all, topics);
      } catch {
        // The database is away: retry for all subscribers.
        this.#all = true;
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
    this.#looking = false;
  }

  async #read(all: boolean, topics: ReadonlySet<Topic>): Promise<void> {
    if (topics.has('desk')) await this.#tellDesks();
    if (topics.has('queue')) await this.#tellWaiting();
    const mark = this.#mark;
    if (!mark) return;
    const { liveEvents, clock } = this.#world;
    const since = overlapping(mark.at);
    const at = clock.now();
    const talking = this.#membersOf((id) => all || topics.has(`talk ${String(id)}`));
    if (talking.length > 0)
      await this.#tell(talking, await liveEvents.conversations(talking, since));
    const ringing = this.#membersOf((id) => all || topics.has(`ring ${String(id)}`));
    if (ringing.length > 0) await this.#tell(ringing, await liveEvents.videoCalls(ringing, since));
    const members = this.#membersOf((id) => all || topics.has(id));
    if (members.length === 0) return;
    const next = all ? await liveEvents.newest() : mark.cursor;
    const [numbered, unnumbered] = await Promise.all([
      this.#numbered(members, before(mark.cursor)),
      liveEvents.unnumbered(members, since),
    ]);
    await this.#tell(members, [...numbered, ...unnumbered]);
    if (all && this.#mark === mark) this.#mark = { cursor: next, at };
  }

  #membersOf(isMeant: (memberId: number) => boolean): number[] {
    const members = new Set([...this.#subscriptions].map(({ subscriber }) => subscriber.memberId));
    return [...members].filter(isMeant);
  }

  async #numbered(members: readonly number[], cursor: Cursor): Promise<readonly LiveEvent[]> {
    const events = await this.#world.liveEvents.after(members, cursor, BATCH);
    if (events.length < BATCH) return events;
    return [...events, ...(await this.#numbered(members, events.reduce(advance, cursor)))];
  }

  async #tellDesks(): Promise<void> {
    const { liveEvents, clock } = this.#world;
    const at = clock.now();
    const desks = await liveEvents.desksOf(this.#membersOf(() => true));
    await this.#tell(
      desks,
      desks.map((memberId) => ({ kind: 'desk', memberId, at })),
    );
  }

  /** Sends positions in the queue, changed or not. */
  async #tellWaiting(): Promise<void> {
    const { liveEvents, clock } = this.#world;
    const at = clock.now();
    const waiting = await liveEvents.waiting(this.#membersOf(() => true));
    await this.#tell(
      waiting.map(({ memberId }) => memberId),
      waiting.map((found) => ({ kind: 'conversation', ...found, at })),
    );
  }

  /** Checks sign-ins after reading the events, so an ended sign-in receives no later events. */
  async #tell(members: readonly number[], events: readonly LiveEvent[]): Promise<void> {
    if (members.length === 0) return;
    await this.#endClosed(members);
    const subscriptions = Map.groupBy(this.#subscriptions, ({ subscriber }) => subscriber.memberId);
    for (const event of events) {
      for (const subscription of subscriptions.get(event.memberId) ?? []) subscription.tell(event);
    }
  }

  /** A sign-in may end in another process: by logout or expiry. */
  async #endClosed(members: readonly number[]): Promise<void> {
    const meant = new Set(members);
    const concerned = [...this.#subscriptions].filter(({ subscriber }) =>
      meant.has(subscriber.memberId),
    );
    const ids = new Set(concerned.map(({ subscriber }) => subscriber.sessionId));
    const { sessions, clock } = this.#world;
    const open = await sessions.stillOpen([...ids], clock.now());
    for (const subscription of concerned) {
      if (open.has(subscription.subscriber.sessionId)) continue;
      if (this.#subscriptions.delete(subscription)) subscription.subscriber.end();
    }
  }
}

function before({ notification, move }: Cursor): Cursor {
  return { notification: notification - OVERLAP, move: move - OVERLAP };
}

function earlier(a: Cursor, b: Cursor): Cursor {
  return {
    notification: Math.min(a.notification, b.notification),
    move: Math.min(a.move, b.move),
  };
}

function overlapping(at: Date): Date {
  return new Date(at.getTime() - OVERLAP_MS);
}
