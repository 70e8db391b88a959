import { E_CARDS_DAILY } from '../../../../lib/gift-cards/contract-values.ts';
import type { Clock, Hasher } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { refuseCard } from '../../gift-cards/rules/purchase.ts';
import type { ECardRepo, ECardUseCases } from '../ports.ts';
import { createECardTokens } from './tokens.ts';

interface World {
  readonly eCards: ECardRepo;
  readonly transact: Transact<{ readonly eCards: ECardRepo }>;
  readonly clock: Clock;
  readonly hasher: Hasher;
}

/** Cards that members send (`docs/product/gifts.md`, "E-cards"). */
export function createECardUseCases(world: World): ECardUseCases {
  const tokens = createECardTokens(world.hasher);
  return {
    send: async (memberId, draft) => {
      const refusal = refuseCard(draft, world.clock.now());
      if (refusal) return { ok: false, refusal };
      return world.transact(async ({ eCards }) => {
        // Serialises a member's sends: the key and the limit depend on existing cards.
        await eCards.lockSender(memberId);
        const done = await eCards.byKey(memberId, draft.idempotencyKey);
        if (done) return ok(done);
        const now = world.clock.now();
        if ((await eCards.countOnDay(memberId, now)) >= E_CARDS_DAILY) {
          return refuse('DAILY_LIMIT', { data: { max: E_CARDS_DAILY } });
        }
        const sendAt = draft.sendAt ?? now;
        const card = await eCards.insert({ ...draft, memberId, sendAt, createdAt: now });
        return card ? ok(card) : refuse('NOT_FOUND');
      });
    },
    list: (memberId) => world.eCards.list(memberId),
    open: async (token) => {
      const id = tokens.read(token);
      return id === undefined ? undefined : world.eCards.sent(id);
    },
  };
}
