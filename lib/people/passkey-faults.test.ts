import { expect, test } from 'vitest';
import { deviceName, passkeyFaultOf } from './passkey-faults';

test.each([
  ['NotAllowedError', 299_999, 'cancelled'],
  ['NotAllowedError', 300_000, 'timeout'],
  ['AbortError', 0, 'cancelled'],
  ['InvalidStateError', 0, 'known'],
  ['SecurityError', 0, 'elsewhere'],
  ['ConstraintError', 0, 'unsupported'],
  ['NotSupportedError', 0, 'unsupported'],
  ['UnknownError', 0, 'failed'],
  ['constructor', 0, 'failed'],
])('%s after %i ms means %s', (name, took, fault) => {
  expect(passkeyFaultOf(name, took, 300_000)).toBe(fault);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'Chromebook'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['', undefined],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
