import { brand } from '../../../../lib/brand.ts';
import type { Transact } from '../../../core/transact.ts';
import type { Outbox } from '../../../core/outbox.ts';
import type { BotCheck } from '../../identity/ports.ts';
import type { Clock, Hasher } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import { createSubscriptionMails } from '../mails.ts';
import { createSubscriptionPasses } from './passes.ts';
import type { SubscriptionRepo, SubscriptionUseCases } from '../ports.ts';

interface Repos {
  readonly subscriptions: SubscriptionRepo;
  readonly outbox: Pick<Outbox, 'add'>;
}

/** Limits mails to addresses entered by others. */
const BETWEEN_MAILS_MS = 3_600_000;

export function createSubscriptionUseCases(world: {
  readonly transact: Transact<Repos>;
  readonly botCheck: BotCheck;
  readonly hasher: Hasher;
  readonly clock: Clock;
  readonly site: { readonly publicUrl: string };
}): SubscriptionUseCases {
  const { transact, botCheck, clock } = world;
  const passes = createSubscriptionPasses(world.hasher);
  const mails = createSubscriptionMails(world.site.publicUrl);
  return {
    subscribe: async (email, locale, botToken) => {
      if ((await botCheck.judge(botToken, 'subscribe')) === 'suspected') {
        return refuse('BOT_SUSPECTED', { data: { call_center: brand.contactPhone } });
      }
      return transact(async ({ subscriptions, outbox }) => {
        const now = clock.now();
        const due = new Date(now.getTime() - BETWEEN_MAILS_MS);
        const asked = await subscriptions.ask(email, locale, now, due);
        if (asked) {
          const body = mails.confirm(asked, passes.issue('confirm', asked.id, now));
          await outbox.add({ kind: 'mail', recipient: email, body, expiresAt: null }, now);
        }
        return ok(null);
      });
    },
    confirm: async (pass) => {
      const now = clock.now();
      const id = passes.read('confirm', pass, now);
      if (id === undefined) return refuse('LINK_EXPIRED');
      return transact(async ({ subscriptions, outbox }) => {
        const found = await subscriptions.confirm(id, now);
        if (!found) return refuse('LINK_EXPIRED');
        if (found.isNew) {
          const body = mails.welcome(found, passes.issue('end', id, now));
          const recipient = found.email;
          await outbox.add({ kind: 'mail', recipient, body, expiresAt: null }, now);
        }
        return ok(null);
      });
    },
    end: async (pass) => {
      const id = passes.read('end', pass, clock.now());
      if (id === undefined) return refuse('LINK_EXPIRED');
      return transact(async ({ subscriptions }) => {
        await subscriptions.remove(id);
        return ok(null);
      });
    },
  };
}
