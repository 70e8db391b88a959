import 'server-only';

declare global {
  // Handed over by server/main.ts when the service runs in this process.
  var __arunNow: (() => Date) | undefined;
}

/** What the service's clock shows while a page is rendered: a demo's may have been moved. */
export function shopTime(): Date {
  return globalThis.__arunNow?.() ?? new Date();
}
