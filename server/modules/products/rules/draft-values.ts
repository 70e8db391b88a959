import type { DraftPart } from '../../../../lib/products/contract-values.ts';
import { versionOf } from '../../../core/version.ts';
import { onWire } from '../../audit/rules/changes.ts';
import type { Draft, DraftValues } from '../draft-ports.ts';
import type { OfficeProduct } from '../ports.ts';
import type { PartChange } from './write-part.ts';

/** All values of a part that can be a draft. */
export type DraftChange = Extract<PartChange, { readonly part: DraftPart }>;

/** The values of these fields that are live. */
export function liveValues(
  product: OfficeProduct,
  { part, values }: Pick<Draft, 'part' | 'values'>,
): DraftValues {
  const live: Readonly<Record<string, string | number | null>> = { ...product[part] };
  return Object.fromEntries(Object.keys(values).map((name) => [name, live[name] ?? null]));
}

/** The values that differ from the live ones. */
export function changedValues(product: OfficeProduct, { part, values }: DraftChange): DraftValues {
  const wanted: DraftValues = { ...values };
  const live = liveValues(product, { part, values: wanted });
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => live[name] !== value));
}

/** Fields that somebody changed live since the draft was saved, to another value than its own. */
export function conflictsOf(product: OfficeProduct, draft: Draft): readonly string[] {
  const live = liveValues(product, draft);
  return Object.keys(draft.values).filter(
    (name) => live[name] !== draft.base[name] && live[name] !== draft.values[name],
  );
}

/** The live part of today with the values of the draft, without fields that keep their live value. */
export function withDraftValues(
  product: OfficeProduct,
  { part, values }: Draft,
  kept: ReadonlySet<string>,
): DraftChange {
  const taken = Object.entries(values).filter(([name]) => !kept.has(name));
  return { part, values: { ...product[part], ...Object.fromEntries(taken) } } as DraftChange;
}

/** Version of a draft as people see it: with the live values that it would replace. */
export function draftVersion(product: OfficeProduct, draft: Draft): string {
  const { id, state, publishAt, values, base } = draft;
  const contents = [values, base, liveValues(product, draft)].map((one) =>
    Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return versionOf(id, state, publishAt?.toISOString() ?? null, contents);
}

/** Names of fields as in the contract. */
export function wireNames(names: readonly string[]): readonly string[] {
  return Object.keys(onWire(Object.fromEntries(names.map((name) => [name, null]))));
}
