import type { Outbox } from '../../../core/outbox.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { ConversationRepo } from '../../conversations/ports.ts';
import {
  conversationPath,
  tellMember,
  type ConversationNotices,
} from '../../conversations/rules/tell-members.ts';
import { memberSide } from '../../conversations/rules/sides.ts';
import type { NotificationRepo } from '../../notifications/ports.ts';
import type { DueFollowUps, FollowUpRepo, FollowUpUseCases } from '../ports.ts';

const DAY_MS = 86_400_000;
/** Age after which a question is no longer asked. */
const LATE_MS = 3 * DAY_MS;
/** An answer is taken for so long. */
const OPEN_MS = 7 * DAY_MS;
/** For so long the desk sees who feels worse. */
const WORSE_MS = 7 * DAY_MS;
const BATCH = 50;

interface World {
  readonly conversations: Pick<ConversationRepo, 'find'>;
  readonly followUps: FollowUpRepo;
  readonly clock: Clock;
}

/** How patients are, days after their conversation (`docs/product/consultation.md`, "Follow-ups"). */
export function createFollowUps(world: World): FollowUpUseCases {
  const { followUps, clock } = world;
  const { find } = memberSide(world);
  const changed = async (id: number, isDone: boolean) => {
    const found = isDone ? await followUps.ofConversation(id) : undefined;
    return found ? ok(found) : refuse('FOLLOW_UP_OVER');
  };
  return {
    find: async (member, id) => {
      const own = await find(member, id);
      return own.ok ? ok(await followUps.ofConversation(id)) : own;
    },
    answer: async (member, id, answer) => {
      const own = await find(member, id);
      return own.ok ? changed(id, await followUps.answer(id, answer, clock.now())) : own;
    },
    stop: async (member, id) => {
      const own = await find(member, id);
      return own.ok ? changed(id, await followUps.stop(id, clock.now())) : own;
    },
    worse: () => followUps.worse(new Date(clock.now().getTime() - WORSE_MS)),
  };
}

/** Asks members who opted in, once each, and ends unanswered questions. Safe in any number of processes. */
export function createAskFollowUps(world: {
  readonly transact: Transact<{
    dueFollowUps: DueFollowUps;
    notifications: Pick<NotificationRepo, 'add'>;
    outbox: Outbox;
  }>;
  readonly conversationNotices: ConversationNotices;
  readonly clock: Clock;
}) {
  const { transact, conversationNotices, clock } = world;
  return async (): Promise<void> => {
    const at = clock.now();
    const before = (ms: number) => new Date(at.getTime() - ms);
    await transact(async ({ dueFollowUps, ...telling }): Promise<Result<undefined>> => {
      await dueFollowUps.lapse({ due: before(LATE_MS), asked: before(OPEN_MS) });
      for (const one of await dueFollowUps.takeDue({ from: before(LATE_MS), at }, BATCH)) {
        const about = { update: 'follow_up', path: conversationPath(one.id), at } as const;
        await tellMember(telling, conversationNotices, one, about);
      }
      return ok(undefined);
    });
  };
}
