import { CONSENT_STATUS } from '../../../lib/members/contract-values.ts';
import type {
  AnsweredConsent,
  Consent,
  ConsentLetter as LetterAnswer,
} from '../../../lib/consents/contract.ts';
import type { ConsentLetter, ConsentText } from './ports.ts';

export function toLetter({ version, title, details }: ConsentText): LetterAnswer {
  const [first, second] = details;
  return {
    version,
    title_en: title.en,
    title_th: title.th,
    detail_1_en: first.en,
    detail_1_th: first.th,
    detail_2_en: second.en,
    detail_2_th: second.th,
  };
}

export function toConsent(letter: ConsentLetter): Consent {
  return { ...toLetter(letter), status: CONSENT_STATUS[letter.answer?.decision ?? 'waiting'] };
}

export function toAnsweredConsent(letter: ConsentLetter): AnsweredConsent {
  const { answer } = letter;
  return {
    ...toConsent(letter),
    email: answer?.email ?? null,
    locale: answer?.locale ?? null,
    answered_at: answer?.answeredAt.toISOString() ?? null,
  };
}
