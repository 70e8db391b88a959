import { isRecord, keptInBrowser, keptInTab } from '@/lib/browser/kept';

/** Unsaved form text. Excludes gift cards, whose numbers are money. */
export type DraftName =
  | 'address'
  | 'vat_address'
  | 'coupon_code'
  | 'consultation'
  | 'conversation'
  | 'survey'
  | 'questionnaire';
type Texts = Readonly<Record<string, string>>;

const KEYS: Readonly<Record<DraftName, string>> = {
  address: 'checkout_draft_address',
  vat_address: 'checkout_draft_vat_address',
  coupon_code: 'checkout_draft_coupon_code',
  consultation: 'consultation_draft',
  conversation: 'conversation_draft',
  survey: 'survey_draft',
  questionnaire: 'questionnaire_draft',
};

/** Storage keys of `stores/checkout.ts` and `stores/unsent-messages.ts`. */
export const CHOICES = 'checkout_choices';
export const UNSENT_MESSAGES = 'unsent_messages';

/** Text that this member typed before a reload of this tab; empty if there is none. */
export function recallDraft(name: DraftName, memberId: number | null): Texts {
  const kept = keptInTab.getItem(KEYS[name]);
  if (!isRecord(kept) || memberId === null || kept['memberId'] !== memberId) return {};
  const { texts } = kept;
  if (!isRecord(texts)) return {};
  const entries = Object.entries(texts);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isText(entry[1])));
}

export function keepDraft(name: DraftName, memberId: number | null, texts: Texts): void {
  if (memberId !== null) keptInTab.setItem(KEYS[name], { memberId, texts });
}

export function dropDraft(name: DraftName): void {
  keptInTab.removeItem(KEYS[name]);
}

/** Called after an order is placed and at the end of a session: choices and drafts are private to the member. */
export function forgetChoices(): void {
  for (const key of [...Object.values(KEYS), UNSENT_MESSAGES]) keptInTab.removeItem(key);
  keptInBrowser.removeItem(CHOICES);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
