/** What was typed in this tab and not sent, also before a reload; `fallback` where nothing of it is kept. */
export function recallDraft<Draft extends Readonly<Record<string, string>>>(
  key: string,
  fallback: Draft,
): Draft {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(fallback).map(([name, value]) => {
      const found = kept[name];
      return [name, typeof found === 'string' ? found : value];
    });
    return Object.fromEntries(known) as Draft;
  } catch {
    // Somebody else's content, or a forbidden storage.
    return fallback;
  }
}

/** Undefined drops it. */
export function keepDraft(key: string, draft: Readonly<Record<string, string>> | undefined): void {
  try {
    if (draft === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the draft lives as long as its form.
  }
}
