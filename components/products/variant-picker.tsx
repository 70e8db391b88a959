import { ProductSearchButton } from '@/components/office/product-search/product-search-button';
import type { OfficeProduct } from '@/lib/products/contract';
import { VARIANTS_MAX } from '@/lib/products/contract-values';
import type { useVariantForm } from './use-variant-form';
import { newMember } from './variant-values';

/** Adds siblings that a search finds. */
export function VariantPicker({ edit }: { readonly edit: ReturnType<typeof useVariantForm> }) {
  const { values, change } = edit;
  const { options, members } = values;
  const add = ({ id, item_code, name_en, name_th, state }: OfficeProduct) => {
    const added = newMember({ product_id: id, item_code, name_en, name_th, state }, values);
    change({ options, members: [...members, added] });
  };
  return (
    <ProductSearchButton
      used={new Set(members.map((one) => one.product_id))}
      room={VARIANTS_MAX - members.length}
      onAdd={add}
    />
  );
}
