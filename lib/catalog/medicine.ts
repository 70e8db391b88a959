import type { ProductCard } from './contract';
import type { MessageId } from '../i18n/messages';

type DrugClass = NonNullable<ProductCard['drug']>['class'];

/** Labels of medicine classes (`docs/product/browse.md`, "Medicine classes"). */
export const DRUG_NAMES: Readonly<Record<DrugClass, MessageId<'catalog'>>> = {
  household: 'catalog.drugHousehold',
  packaged: 'catalog.drugPackaged',
  dangerous: 'catalog.drugDangerous',
};

/** Needs a pharmacist's approval: no quick add, no price promotion. */
export function needsApproval({ drug }: Pick<ProductCard, 'drug'>): boolean {
  return drug?.policy === 'approval';
}
