import type { ProductCard } from '../api/contract/catalog';
import type { MessageId } from '../i18n/messages';

type DrugClass = NonNullable<ProductCard['drug']>['class'];

/** What each class of medicine is called on a page (`docs/product/browse.md`, "Medicine classes"). */
export const DRUG_NAMES: Readonly<Record<DrugClass, MessageId<'catalog'>>> = {
  household: 'catalog.drugHousehold',
  packaged: 'catalog.drugPackaged',
  dangerous: 'catalog.drugDangerous',
};

/** Sold only after a pharmacist's approval: no quick add, no price promotion. */
export function needsApproval({ drug }: Pick<ProductCard, 'drug'>): boolean {
  return drug?.policy === 'approval';
}
