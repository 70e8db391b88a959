/** Reads a browser API; undefined where it is missing, null or throws. */
export function facility<Part>(read: () => Part): NonNullable<Part> | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}

/** Certainly offline; an "online" browser may still lack a connection. */
export function isOffline(): boolean {
  return facility(() => navigator.onLine) === false;
}

/** Cookies readable by scripts; empty where the browser blocks them. */
export function readCookies(): string {
  return facility(() => document.cookie) ?? '';
}

/**
 * Observes the visibility of an element, with an immediate first call. Returns the unsubscribe function; undefined
 * without IntersectionObserver.
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

/** Random UUID, also on insecure origins, where browsers hide `crypto.randomUUID`. */
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

/** The keys distinguish orders and messages of one member, and need not be secret. */
function guessed(): Uint8Array {
  return Uint8Array.from({ length: 16 }, () => Math.floor(Math.random() * 256));
}

/** Aborts with the first signal. `AbortSignal.any` is missing in the oldest supported browsers. */
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

/** Navigates unless already on that path, which would loop. The query is ignored in the comparison. */
export function leaveTo(url: string): void {
  const { origin, pathname } = new URL(url, window.location.href);
  if (origin + pathname === window.location.origin + window.location.pathname) return;
  window.location.assign(url);
}

/** Whether the page was reached by Back or Forward, where a redirect would trap the shopper. */
export function cameBack(): boolean {
  const entries = facility(() => performance.getEntriesByType('navigation')) ?? [];
  return entries.some((entry) => 'type' in entry && entry.type === 'back_forward');
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click handler returns.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
