import { ok, refuse, type Result } from '../../../core/result.ts';
import type { NewProduct, OfficeProduct, Prices, ProductsRepo, Properties } from '../ports.ts';

/** Only a draft may lack a price, so a product without one is neither published nor archived. */
export function checkMove({ prices }: Pick<OfficeProduct, 'prices'>): Result<void> {
  return prices.price === 0
    ? refuse('VALIDATION', { fields: { price: 'errors.field.required' } })
    : ok(undefined);
}

/** Brand and department exist, and stay until the transaction ends. */
export async function knownShelf(
  { officeProducts }: { readonly officeProducts: Pick<ProductsRepo, 'hasShelf'> },
  { brandId, departmentId }: Pick<NewProduct, 'brandId' | 'departmentId'>,
): Promise<Result<void>> {
  const known = await officeProducts.hasShelf(brandId, departmentId);
  if (known.brand && known.department) return ok(undefined);
  return refuse('VALIDATION', {
    fields: {
      ...(known.brand ? {} : { brand_id: 'errors.field.invalid' }),
      ...(known.department ? {} : { department_id: 'errors.field.invalid' }),
    },
  });
}

/** Lists are filtered by known values alone. Archived ones are kept, but not given anew. */
export async function knownAttributes(
  { officeProducts }: { readonly officeProducts: Pick<ProductsRepo, 'holdAttributes'> },
  { attributes }: Properties,
  before: Properties,
): Promise<Result<void>> {
  const known = await officeProducts.holdAttributes();
  const isFree = ({ pair, archived }: { readonly pair: string; readonly archived: boolean }) =>
    !archived || before.attributes.includes(pair);
  const pairs = new Set(
    known.flatMap(({ values }) => values.filter(isFree).map(({ pair }) => pair)),
  );
  return attributes.every((pair) => pairs.has(pair))
    ? ok(undefined)
    : refuse('VALIDATION', { fields: { attributes: 'errors.field.invalid' } });
}

/** Reduced prices are lower than the list price. */
export function checkPrices({ price, dealPrice, memberPrice }: Prices): Result<void> {
  const fields = {
    ...(dealPrice < price ? {} : { deal_price: 'errors.field.too_big' }),
    ...(memberPrice < price ? {} : { member_price: 'errors.field.too_big' }),
  };
  return Object.keys(fields).length === 0 ? ok(undefined) : refuse('VALIDATION', { fields });
}
