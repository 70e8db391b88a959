import { versionOf } from '../../../core/version.ts';
import type { OfficeProduct, PartName } from '../ports.ts';

export function partVersion(part: OfficeProduct[PartName]): string {
  return versionOf(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Version of all that publishing shows to shoppers. */
export function productVersion({
  state,
  facts,
  prices,
  medicine,
  seo,
  barcodes,
  attributes,
}: Pick<OfficeProduct, PartName | 'state'>): string {
  const parts = [facts, prices, medicine, seo, barcodes, attributes];
  return versionOf(state, parts.map(partVersion));
}
