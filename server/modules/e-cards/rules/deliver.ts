import { brand } from '../../../../lib/brand.ts';
import type { Locale } from '../../../../lib/api/contract.ts';
import type { Outbox } from '../../../core/outbox.ts';
import type { Clock, Hasher, Report } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import { oneByOne, sweep } from '../../../core/sweep.ts';
import type { Transact } from '../../../core/transact.ts';
import { mailText } from '../../../core/mail-texts.ts';
import type { ECard, ECardRepo } from '../ports.ts';
import { createECardTokens } from './tokens.ts';

export interface DeliverWorld {
  readonly eCards: Pick<ECardRepo, 'due'>;
  readonly transact: Transact<{
    readonly eCards: Pick<ECardRepo, 'markSent'>;
    readonly outbox: Pick<Outbox, 'add'>;
  }>;
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly report: Report;
  readonly site: { readonly publicUrl: string };
}

const BATCH = 50;

/** Mails due cards once each; safe in several processes at the same time. */
export async function deliverECards(world: DeliverWorld): Promise<void> {
  const { clock, eCards, transact, report } = world;
  const tokens = createECardTokens(world.hasher);
  const one = async (id: number) => {
    await transact(async (repos) => {
      const at = clock.now();
      const card = await repos.eCards.markSent(id, at);
      if (!card) return refuse('NOT_FOUND');
      const body = mailOf(card, world.site.publicUrl, tokens.issue(id));
      await repos.outbox.add({ kind: 'mail', recipient: card.toEmail, body, expiresAt: null }, at);
      return ok(null);
    });
  };
  const due = (except: readonly number[]) => eCards.due(clock.now(), { limit: BATCH, except });
  await sweep(due, (ids) =>
    oneByOne(ids, one, (id, error) => {
      report('an e-card could not be sent', { e_card_id: id, error });
    }),
  );
}

/**
 * The message is on the card only: this mail contains no sender input except two names. The token
 * is in the fragment, so it reaches no log and no other site.
 */
function mailOf({ fromName: from, toName: name }: ECard, publicUrl: string, token: string): string {
  const say = (locale: Locale) =>
    mailText(locale, 'mails.eCard.text', {
      ...{ from, name, shop: brand.name },
      url: `${publicUrl}${locale === 'th' ? '/th' : ''}/e-card#${token}`,
    });
  const subject = (locale: Locale) => mailText(locale, 'mails.eCard.subject', { from });
  return [
    `${subject('th')} / ${subject('en')}`,
    say('th'),
    say('en'),
    mailText('en', 'mails.sign', { shop: brand.name, phone: brand.contactPhone }),
  ].join('\n\n');
}
