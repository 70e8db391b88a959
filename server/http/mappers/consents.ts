import {
  CONSENT_STATUS,
  type AnsweredConsent,
  type Consent,
} from '../../../lib/api/contract/consents.ts';
import type { ConsentLetter } from '../../domain/consents/ports.ts';

export function toConsent({ version, title, details, answer }: ConsentLetter): Consent {
  const [first, second] = details;
  return {
    version,
    title_en: title.en,
    title_th: title.th,
    detail_1_en: first.en,
    detail_1_th: first.th,
    detail_2_en: second.en,
    detail_2_th: second.th,
    status: CONSENT_STATUS[answer?.decision ?? 'waiting'],
  };
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
