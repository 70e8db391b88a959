const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** `3:05`, or `1:03:05` from an hour on; whole seconds, never negative. */
export function clockDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const parts = [Math.floor((seconds % HOUR_S) / MINUTE_S), seconds % MINUTE_S];
  const hours = Math.floor(seconds / HOUR_S);
  const [first = 0, ...rest] = hours > 0 ? [hours, ...parts] : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
