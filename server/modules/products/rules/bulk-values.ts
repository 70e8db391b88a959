import type { ProductState } from '../../../core/products.ts';
import type { BulkItem, BulkValues, ProductChange } from '../bulk-ports.ts';
import type { OfficeProduct } from '../ports.ts';
import { checkMove } from './checks.ts';

/** The value that each product gets, as text like the old one of an item. */
export function wantedOf(change: ProductChange): string {
  switch (change.kind) {
    case 'publish':
      return 'live';
    case 'archive':
      return 'archived';
    case 'department':
      return String(change.departmentId);
    case 'brand':
      return String(change.brandId);
  }
}

/** The value that the change is about. */
export function fieldOf({ kind }: ProductChange, { state, facts }: OfficeProduct): string {
  if (kind === 'department') return String(facts.departmentId);
  return kind === 'brand' ? String(facts.brandId) : state;
}

/** Columns with the value. */
export function valuesOf({ kind }: ProductChange, value: string): BulkValues {
  if (kind === 'department') return { departmentId: numberOf(value) };
  return kind === 'brand' ? { brandId: numberOf(value) } : { state: stateOf(value) };
}

/** The product with the value. */
export function changed(
  change: ProductChange,
  product: OfficeProduct,
  value: string,
): OfficeProduct {
  const values = valuesOf(change, value);
  return 'state' in values
    ? { ...product, ...values }
    : { ...product, facts: { ...product.facts, ...values } };
}

/** Outcome of the change for the product, by the rules of a single change. */
export function judge(
  change: ProductChange,
  product: OfficeProduct,
): Pick<BulkItem, 'outcome' | 'reason'> {
  if (fieldOf(change, product) === wantedOf(change)) return { outcome: 'same', reason: null };
  const isMove = change.kind === 'publish' || change.kind === 'archive';
  return isMove && !checkMove(product).ok
    ? { outcome: 'refused', reason: 'no_price' }
    : { outcome: 'planned', reason: null };
}

/** The action of a single change, in the audit log. */
export function actionOf({ kind }: ProductChange): string {
  return kind === 'publish' || kind === 'archive' ? `product.${kind}` : 'product.change';
}

export function numberOf(value: string): number {
  return Number(value);
}

function stateOf(value: string): ProductState {
  return value === 'live' || value === 'archived' ? value : 'draft';
}
