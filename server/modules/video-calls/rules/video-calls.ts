import type { Sender } from '../../../../lib/conversations/contract-values.ts';
import type { Member } from '../../../core/member.ts';
import type { Clock, Ids } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { DeskRepo } from '../../conversations/desk-ports.ts';
import type {
  CallName,
  Seats,
  VideoCall,
  VideoCallRepo,
  VideoCallSide,
  VideoCallUseCases,
} from '../ports.ts';
import type { TurnSettings } from '../../../core/turn.ts';
import { iceServersOf } from './ice-servers.ts';
import { leaveEvent, nextMove, type VideoCallEvent } from './machine.ts';

interface VideoCallWorld {
  readonly videoCalls: VideoCallRepo;
  readonly desks: Pick<DeskRepo, 'record'>;
  readonly rateLimits: RateLimiter;
  readonly turn: TurnSettings;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Limit per person and conversation. */
const RINGS = { limit: 10, windowSeconds: 600 };
/** Limit per person. */
const SIGNALS = { limit: 120, windowSeconds: 60 };
const NONCE_LENGTH = 10;

/** Voice and video in a conversation (`docs/product/consultation.md`, "Voice and video"). */
export function createVideoCalls(world: VideoCallWorld): VideoCallUseCases {
  const { videoCalls, clock } = world;
  return {
    member: sideOf(world, 'member', async ({ id: memberId }, conversationId) => {
      const found = await videoCalls.seats(conversationId);
      return found?.memberId === memberId ? ok(found) : refuse('NOT_FOUND');
    }),
    desk: sideOf(world, 'pharmacist', async ({ id: staffId }, conversationId) => {
      const found = await videoCalls.seats(conversationId);
      if (!found) return refuse('NOT_FOUND');
      if (found.pharmacistId === staffId) return ok(found);
      await world.desks.record(conversationId, { staffId, act: 'refused' }, clock.now());
      return refuse('NOT_YOURS');
    }),
    live: async (pharmacist) => {
      const mine = await videoCalls.live(pharmacist.id);
      return mine;
    },
  };
}

type FindSeats = (who: Member, conversationId: number) => Promise<Result<Seats>>;

function sideOf(world: VideoCallWorld, side: Sender, seats: FindSeats): VideoCallSide {
  const { videoCalls, clock, rateLimits, turn } = world;
  const limited = async (who: Member, what: string, limit: typeof RINGS) => {
    const taken = await rateLimits.take(`${what}:${String(who.id)}`, limit, clock.now());
    return taken.ok
      ? ok(undefined)
      : refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
  };
  const find = async (
    who: Member,
    { conversationId, id }: CallName,
  ): Promise<Result<VideoCall>> => {
    const seated = await seats(who, conversationId);
    if (!seated.ok) return seated;
    const call = await videoCalls.find(conversationId, id);
    return call ? ok(call) : refuse('NOT_FOUND');
  };
  const again = async ({ conversationId, id }: CallName): Promise<Result<VideoCall>> => {
    const call = await videoCalls.find(conversationId, id);
    return call ? ok(call) : refuse('NOT_FOUND');
  };
  const step = (call: VideoCall, on: VideoCallEvent, window?: string) => {
    const move = nextMove(call.state, on);
    return move === undefined
      ? Promise.resolve(false)
      : videoCalls.step({
          ...{ id: call.id, from: move.from, to: move.to, end: move.end, by: side },
          ...(window === undefined ? {} : { window }),
          at: clock.now(),
        });
  };
  /** Retries once, since the call may have been accepted concurrently. */
  const leave: VideoCallSide['leave'] = async (who, name, why) => {
    const found = await find(who, name);
    if (!found.ok) return found;
    if (await step(found.value, leaveEvent(found.value, side, why))) return again(name);
    const now = await again(name);
    if (now.ok && now.value.state === 'going_on')
      await step(now.value, leaveEvent(now.value, side, why));
    return again(name);
  };

  return {
    list: async (who, conversationId) => {
      const seated = await seats(who, conversationId);
      if (!seated.ok) return seated;
      const now = clock.now();
      await videoCalls.sweep(now, conversationId);
      const calls = await videoCalls.list(conversationId);
      const offered = turn.offered && seated.value.open && seated.value.pharmacistId !== null;
      return ok({ calls, offered, now });
    },
    ring: async (who, conversationId, { window, media }) => {
      const seated = await seats(who, conversationId);
      if (!seated.ok) return seated;
      if (!seated.value.open) return refuse('CONVERSATION_CLOSED');
      if (!turn.offered || seated.value.pharmacistId === null) return refuse('VIDEO_CALL_OFF');
      await videoCalls.sweep(clock.now(), conversationId);
      const going = (await videoCalls.list(conversationId)).at(-1);
      if (going && isOwnRing(going, side, window)) return ok(going);
      const allowed = await limited(who, `ring ${String(conversationId)}`, RINGS);
      if (!allowed.ok) return allowed;
      const ring = { conversationId, side, whoId: who.id, window, media, at: clock.now() };
      const id = await videoCalls.ring(ring);
      if (id !== undefined) return again({ conversationId, id });
      const live = (await videoCalls.list(conversationId)).at(-1);
      return live !== undefined && live.state !== 'ended'
        ? refuse('VIDEO_CALL_GOES_ON', { data: { id: live.id } })
        : refuse('CONVERSATION_CLOSED');
    },
    accept: async (who, name, window) => {
      const found = await find(who, name);
      if (!found.ok) return found;
      const { rungBy, state, windows } = found.value;
      if (rungBy === side) return refuse('VIDEO_CALL_GOES_ON', { data: { id: name.id } });
      if (state === 'going_on' && windows[side] === window) return found;
      if (await step(found.value, 'accept', window)) return again(name);
      const now = await again(name);
      if (!now.ok) return now;
      if (now.value.windows[side] === window && now.value.state === 'going_on') return now;
      return now.value.state === 'going_on'
        ? refuse('VIDEO_CALL_GOES_ON', { data: { id: name.id } })
        : refuse('VIDEO_CALL_OVER');
    },
    join: async (who, name, window) => {
      const found = await find(who, name);
      if (!found.ok) return found;
      const moved = await videoCalls.moveTo(name.id, side, window, clock.now());
      return moved ? again(name) : refuse('VIDEO_CALL_OVER');
    },
    leave,
    iceServers: async (who, name) => {
      const found = await find(who, name);
      if (!found.ok) return found;
      if (found.value.state === 'ended') return refuse('VIDEO_CALL_OVER');
      const nonce = world.ids.token().slice(0, NONCE_LENGTH);
      return ok(iceServersOf(turn, { at: clock.now(), nonce }));
    },
    send: async (who, name, { window, to, signals }) => {
      const allowed = await limited(who, 'signal', SIGNALS);
      if (!allowed.ok) return allowed;
      const found = await find(who, name);
      if (!found.ok) return found;
      if (found.value.state !== 'going_on') return refuse('VIDEO_CALL_OVER');
      await videoCalls.send(name.id, { side, window, to, signals, at: clock.now() });
      return ok(undefined);
    },
    take: async (who, name, asked) => {
      const found = await find(who, name);
      if (!found.ok) return found;
      const signals = await videoCalls.take(name.id, { side, ...asked }, clock.now());
      return ok({ call: found.value, signals });
    },
  };
}

function isOwnRing(call: VideoCall, side: Sender, window: string): boolean {
  return call.state !== 'ended' && call.rungBy === side && call.windows[side] === window;
}
