/** Text that stands in a form and is not saved yet. Gift cards are not here: their numbers are money. */
export type DraftName = 'address' | 'vat_address' | 'coupon_code' | 'consultation' | 'survey';
type Texts = Readonly<Record<string, string>>;

const KEYS: Readonly<Record<DraftName, string>> = {
  address: 'checkout_draft_address',
  vat_address: 'checkout_draft_vat_address',
  coupon_code: 'checkout_draft_coupon_code',
  consultation: 'consultation_draft',
  survey: 'survey_draft',
};

/** Where `stores/unsent-messages.ts` keeps them. */
export const UNSENT_MESSAGES = 'unsent_messages';

/** What this member typed before a refresh of this tab; empty where there is nothing. */
export function recallDraft(name: DraftName, memberId: number | null): Texts {
  let kept: unknown;
  try {
    kept = JSON.parse(window.sessionStorage.getItem(KEYS[name]) ?? 'null');
  } catch {
    return {};
  }
  if (!isRecord(kept) || memberId === null || kept['memberId'] !== memberId) return {};
  const { texts } = kept;
  if (!isRecord(texts)) return {};
  const entries = Object.entries(texts);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isText(entry[1])));
}

export function keepDraft(name: DraftName, memberId: number | null, texts: Texts): void {
  if (memberId === null) return;
  try {
    window.sessionStorage.setItem(KEYS[name], JSON.stringify({ memberId, texts }));
  } catch {
    // A full or forbidden storage: the draft lives as long as its form.
  }
}

export function dropDraft(name: DraftName): void {
  dropKey(KEYS[name]);
}

function dropKey(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // What cannot be kept cannot be found either.
  }
}

/** At the end of a sign-in: what was typed is nobody else's. */
export function dropDrafts(): void {
  for (const key of [...Object.values(KEYS), UNSENT_MESSAGES]) dropKey(key);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
