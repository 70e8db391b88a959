import type { Locale } from '../../../lib/api/contract.ts';
import type {
  OfficeProduct as WireProduct,
  OfficeProductDetail as WireDetail,
  ProductSale as WireSale,
} from '../../../lib/products/contract.ts';
import { toBaht } from '../../core/money.ts';
import { toWirePieces, toWirePlace } from '../stock/mapper.ts';
import type { OfficeProduct, ProductRow } from './ports.ts';
import { toWireParts } from './rules/part-values.ts';
import type { Sale } from './rules/read-sale.ts';
import { obstacleCodes } from './rules/sale-obstacles.ts';
import { partVersion, productVersion } from './rules/versions.ts';

export function toWireProduct(row: ProductRow, locale: Locale): WireProduct {
  const { id, state, itemCode, name, brand, department, price, dealPrice } = row;
  return {
    ...{ id, state, item_code: itemCode, name_en: name.en, name_th: name.th },
    ...{ brand: brand[locale], department: department[locale] },
    ...{ price: toBaht(price), deal_price: toBaht(dealPrice) },
    obstacle: obstacleCodes(row)[0] ?? null,
    draft: row.draft,
  };
}

export function toWireSale(
  { obstacles, notes, places, changedAt, copies }: Sale,
  locale: Locale,
): WireSale {
  return {
    sold: obstacles.length === 0,
    obstacles: obstacles.map((one) => ({ ...one })),
    notes: notes.map(({ code, fields }) => (fields ? { code, fields: [...fields] } : { code })),
    places:
      places?.map((place) => ({ ...toWirePlace(place, locale), ...toWirePieces(place) })) ?? null,
    changed_at: changedAt.toISOString(),
    copies:
      copies?.map(({ locale: language, ageMs, isCurrent }) => ({
        locale: language,
        age_s: ageMs === null ? null : Math.round(ageMs / 1_000),
        current: isCurrent,
      })) ?? null,
  };
}

export function toWireDetail(product: OfficeProduct): WireDetail {
  const { id, state, listed, createdAt } = product;
  const { facts, prices, medicine, seo, barcodes, attributes } = toWireParts(product);
  return {
    ...{ id, state, listed, created_at: createdAt.toISOString() },
    version: productVersion(product),
    facts: { ...facts, version: partVersion(product.facts) },
    prices: { ...prices, version: partVersion(product.prices) },
    medicine: { ...medicine, version: partVersion(product.medicine) },
    seo: { ...seo, version: partVersion(product.seo) },
    barcodes: { ...barcodes, version: partVersion(product.barcodes) },
    attributes: { ...attributes, version: partVersion(product.attributes) },
  };
}
