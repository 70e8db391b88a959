/** Notes a failure that the call survives. Messages may name addresses of networks, so only the kind is written. */
export function warnOf(step: string, failure: unknown): void {
  console.warn(`Call: ${step} failed (${failure instanceof Error ? failure.name : 'unknown'})`);
}
