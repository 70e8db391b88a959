import { brand } from '../../../../lib/brand.ts';
import type { Transact } from '../../../core/transact.ts';
import type { Outbox } from '../../../core/outbox.ts';
import type { Clock, Ids } from '../../../core/ports.ts';
import type { BotCheck } from '../../identity/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import { contactMail } from '../mail.ts';
import type { ContactRepo, ContactUseCases, KeptWriting, Receipt } from '../ports.ts';

interface Repos {
  readonly contactMessages: ContactRepo;
  readonly outbox: Pick<Outbox, 'add'>;
}

const ANSWER_MS = 24 * 3_600_000;
const REFERENCE_LETTERS = 8;

export function createContactUseCases(world: {
  readonly transact: Transact<Repos>;
  readonly botCheck: BotCheck;
  readonly clock: Clock;
  readonly ids: Ids;
}): ContactUseCases {
  const { transact, botCheck, clock, ids } = world;
  const tellOffice: ContactUseCases['tellOffice'] = (writing) =>
    transact(async ({ contactMessages, outbox }) => {
      const now = clock.now();
      const kept = {
        ...writing,
        reference: `C-${ids.letters(REFERENCE_LETTERS)}`,
        createdAt: now,
      };
      if (!(await contactMessages.add(kept))) {
        return ok(receiptOf((await contactMessages.find(writing.submissionId)) ?? kept));
      }
      const receipt = receiptOf(kept);
      const body = contactMail(kept, receipt.answerBy);
      await outbox.add({ kind: 'mail', recipient: brand.contactMail, body, expiresAt: null }, now);
      return ok(receipt);
    });
  return {
    tellOffice,
    send: async (writing, botToken) => {
      const verdict = await botCheck.judge(botToken, 'contact');
      if (verdict === 'suspected') {
        return refuse('BOT_SUSPECTED', { data: { call_center: brand.contactPhone } });
      }
      return tellOffice(writing);
    },
  };
}

function receiptOf({ reference, createdAt }: KeptWriting): Receipt {
  return { reference, answerBy: new Date(createdAt.getTime() + ANSWER_MS) };
}
