import type { Clock } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import type { ConversationTimers, DeskRepo } from '../../conversations/desk-ports.ts';
import type { ConversationRepo } from '../../conversations/ports.ts';
import { deskSide, memberSide } from '../../conversations/rules/sides.ts';
import { AT_ONCE } from '../../pharmacy/rules/presence.ts';
import type { PrescriptionRepo, PrescriptionUseCases } from '../ports.ts';

interface World {
  readonly conversations: Pick<ConversationRepo, 'find'>;
  readonly desks: Pick<DeskRepo, 'record' | 'take' | 'onDuty' | 'ofPharmacist'>;
  readonly timers: Pick<ConversationTimers, 'seen'>;
  readonly prescriptions: PrescriptionRepo;
  readonly clock: Clock;
}

/** Prescriptions that a pharmacist checks (`docs/product/consultation.md`, "Prescriptions"). */
export function createPrescriptions(world: World): PrescriptionUseCases {
  const { prescriptions, desks, clock } = world;
  const own = memberSide(world);
  const desk = deskSide(world);
  return {
    ofMember: async (member, id) => {
      const found = await own.find(member, id);
      return found.ok ? ok(await prescriptions.ofConversation(id)) : found;
    },
    ofDesk: async (pharmacist, id) => {
      const found = await desk.find(pharmacist, id);
      if (!found.ok) return found;
      await desks.record(id, { staffId: pharmacist.id, act: 'looked' }, clock.now());
      return ok(await prescriptions.ofConversation(id));
    },
    decide: async (pharmacist, id, decision) => {
      const found = await desk.find(pharmacist, id);
      if (!found.ok) return found;
      const decided = { ...decision, by: pharmacist.id, at: clock.now() };
      return prescriptions.decide(id, decided, (one) => {
        if (one.pharmacist?.memberId !== pharmacist.id) return refuse('NOT_YOURS');
        return one.closedAt === null ? ok(undefined) : refuse('CONVERSATION_CLOSED');
      });
    },
    waiting: async () => ({ waiting: await prescriptions.waiting(), now: clock.now() }),
    take: async (pharmacist, id) => {
      const now = clock.now();
      await world.timers.seen(pharmacist.id, now);
      if (!(await desks.onDuty(pharmacist.id))) return refuse('OFF_DUTY');
      const mine = await desks.ofPharmacist(pharmacist.id, now);
      if (mine.length >= AT_ONCE) return refuse('DESK_FULL', { data: { max: AT_ONCE } });
      const found = (await prescriptions.waiting()).find((one) => one.id === id);
      if (!found) return refuse('PRESCRIPTION_DECIDED');
      const taken = await desks.take(pharmacist.id, now, found.conversationId);
      return taken === undefined ? refuse('QUEUE_EMPTY') : ok(taken);
    },
  };
}
