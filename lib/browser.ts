/** A facility of the browser; undefined where it is absent, null or forbidden. */
export function facility<Part>(read: () => Part): NonNullable<Part> | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}

/** Only certain in one way: a browser that counts as online may still have no way out. */
export function isOffline(): boolean {
  return facility(() => navigator.onLine) === false;
}

/** Cookies that scripts may read; none where the browser forbids them. */
export function readCookies(): string {
  return facility(() => document.cookie) ?? '';
}

/**
 * Calls back with how much of an element is on the screen, at once and at each change. Answers what ends it; undefined
 * where the browser cannot tell.
 */
export function watchSeen(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): (() => void) | undefined {
  const watch = facility(
    () =>
      new IntersectionObserver((entries) => {
        const last = entries.at(-1);
        if (last) onChange(last);
      }, options),
  );
  watch?.observe(element);
  return watch && (() => watch.disconnect());
}

/** A random UUID, also on pages without https, where browsers hide `crypto.randomUUID`. */
export function newKey(): string {
  const own = facility(() => crypto.randomUUID());
  if (own !== undefined) return own;
  const bytes = facility(() => crypto.getRandomValues(new Uint8Array(16))) ?? guessed();
  // Version 4, variant 1 (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Keys tell orders and messages of one member apart, and need not be secret. */
function guessed(): Uint8Array {
  return Uint8Array.from({ length: 16 }, () => Math.floor(Math.random() * 256));
}

/** Ends with the first of them that ends. `AbortSignal.any` is younger than the oldest browsers of the shop. */
export function firstToEnd(...signals: readonly AbortSignal[]): AbortSignal {
  const ended = new AbortController();
  for (const signal of signals) {
    const end = () => {
      ended.abort(signal.reason);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { signal: ended.signal });
  }
  return ended.signal;
}

/**
 * Leaves the page, unless it is the one at that address: what sends away from it would do so for ever. A query makes
 * no other page.
 */
export function leaveTo(url: string): void {
  const { origin, pathname } = new URL(url, window.location.href);
  if (origin + pathname === window.location.origin + window.location.pathname) return;
  window.location.assign(url);
}

/** Whether the shopper came with the browser's Back or Forward, and wants no page that sends them off again. */
export function cameBack(): boolean {
  const entries = facility(() => performance.getEntriesByType('navigation')) ?? [];
  return entries.some((entry) => 'type' in entry && entry.type === 'back_forward');
}

/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
