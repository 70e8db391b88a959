/** Why a browser made no passkey, or showed none. */
export type PasskeyFault =
  | 'cancelled'
  | 'timeout'
  | 'unsupported'
  | 'known'
  | 'elsewhere'
  | 'failed';

const FAULTS: ReadonlyMap<string, PasskeyFault> = new Map([
  ['AbortError', 'cancelled'],
  ['ConstraintError', 'unsupported'],
  ['InvalidStateError', 'known'],
  ['NotSupportedError', 'unsupported'],
  ['SecurityError', 'elsewhere'],
]);

/**
 * Browsers tell a person who declines from one who waits by nothing but the time.
 * @param name of the browser's error
 */
export function passkeyFaultOf(name: string, tookMs: number, timeoutMs: number): PasskeyFault {
  if (name === 'NotAllowedError') return tookMs < timeoutMs ? 'cancelled' : 'timeout';
  return FAULTS.get(name) ?? 'failed';
}

export class PasskeyError extends Error {
  readonly fault: PasskeyFault;

  constructor(fault: PasskeyFault) {
    super(fault);
    this.name = 'PasskeyError';
    this.fault = fault;
  }
}

/** Systems in the order in which their names are looked for: the agent of an Android phone names Linux, too. */
const DEVICES = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** First name of a new passkey; undefined for an unknown system. */
export function deviceName(userAgent: string): string | undefined {
  return DEVICES.find(([sign]) => sign.test(userAgent))?.[1];
}
