import { isRecord, keptInBrowser, keptInTab } from '@/lib/kept';

/** Text that stands in a form and is not saved yet. Gift cards are not here: their numbers are money. */
export type DraftName =
  | 'address'
  | 'vat_address'
  | 'coupon_code'
  | 'consultation'
  | 'conversation'
  | 'survey';
type Texts = Readonly<Record<string, string>>;

const KEYS: Readonly<Record<DraftName, string>> = {
  address: 'checkout_draft_address',
  vat_address: 'checkout_draft_vat_address',
  coupon_code: 'checkout_draft_coupon_code',
  consultation: 'consultation_draft',
  conversation: 'conversation_draft',
  survey: 'survey_draft',
};

/** Where `stores/checkout.ts` and `stores/unsent-messages.ts` keep what is theirs. */
export const CHOICES = 'checkout_choices';
export const UNSENT_MESSAGES = 'unsent_messages';

/** What this member typed before a refresh of this tab; empty where there is nothing. */
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

/** When an order stands, and at the end of a sign-in: what was chosen and typed is nobody else's. */
export function forgetChoices(): void {
  for (const key of [...Object.values(KEYS), UNSENT_MESSAGES]) keptInTab.removeItem(key);
  keptInBrowser.removeItem(CHOICES);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
