import { isRecord, keptInTab } from './kept';

/** Unsent input of this tab, surviving reloads; `fallback` fills missing fields. */
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

/** Undefined removes the draft. */
export function keepDraft(key: string, draft: Readonly<Record<string, string>> | undefined): void {
  if (draft === undefined) keptInTab.removeItem(key);
  else keptInTab.setItem(key, draft);
}
