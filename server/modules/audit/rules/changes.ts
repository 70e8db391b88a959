import { isDeepStrictEqual } from 'node:util';
import type { Changes } from '../ports.ts';

/** Fields that differ between two states of a thing, with their old and new value; null where a state lacks the field. */
export function changesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
      .map((name) => [name, [before[name] ?? null, after[name] ?? null] as const]),
  );
}

/** Names of fields as in the contract. */
export function onWire(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
