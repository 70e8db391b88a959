import { versionOf } from '../../../core/version.ts';
import type { OfficeProduct } from '../ports.ts';

type Part = OfficeProduct['facts'] | OfficeProduct['prices'] | OfficeProduct['medicine'];

export function partVersion(part: Part): string {
  return versionOf(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Version of all that publishing shows to shoppers. */
export function productVersion({ state, facts, prices, medicine }: OfficeProduct): string {
  return versionOf(state, [facts, prices, medicine].map(partVersion));
}
