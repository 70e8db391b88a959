import { isRecord, keptInTab } from './kept';

/** What was typed in this tab and not sent, also before a reload; `fallback` where nothing of it is kept. */
export function recallDraft<Draft extends Readonly<Record<string, string>>>(
  key: string,
  fallback: Draft,
): Draft {
  const kept = keptInTab.getItem(key);
  if (!isRecord(kept)) return fallback;
  const known = Object.entries(fallback).map(([name, value]) => {
    const found = kept[name];
    return [name, typeof found === 'string' ? found : value];
  });
  return Object.fromEntries(known) as Draft;
}

/** Undefined drops it. */
export function keepDraft(key: string, draft: Readonly<Record<string, string>> | undefined): void {
  if (draft === undefined) keptInTab.removeItem(key);
  else keptInTab.setItem(key, draft);
}
