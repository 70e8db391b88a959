import type { Locale } from '../../../lib/api/contract.ts';
import type {
  NewProduct as WireNew,
  OfficeProduct as WireProduct,
  OfficeProductDetail as WireDetail,
  ProductFacts as WireFacts,
  ProductMedicine as WireMedicine,
  ProductPrices as WirePrices,
  ProductSale as WireSale,
  ProductSeo as WireSeo,
} from '../../../lib/products/contract.ts';
import { fromBaht, toBaht } from '../../core/money.ts';
import { toWirePieces, toWirePlace } from '../stock/mapper.ts';
import type {
  Facts,
  Medicine,
  NewProduct,
  OfficeProduct,
  Prices,
  ProductRow,
  Seo,
} from './ports.ts';
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
  const { id, state, listed, createdAt, facts, prices, medicine, seo, barcodes } = product;
  const { attributes } = product.attributes;
  return {
    ...{ id, state, listed, created_at: createdAt.toISOString() },
    version: productVersion(product),
    facts: { ...toWireFacts(facts), version: partVersion(facts) },
    prices: {
      ...{ price: toBaht(prices.price), deal_price: toBaht(prices.dealPrice) },
      ...{ member_price: toBaht(prices.memberPrice), version: partVersion(prices) },
    },
    medicine: {
      ...{ drug_class: medicine.drugClass, registration_no: medicine.registrationNo },
      version: partVersion(medicine),
    },
    seo: {
      ...{ seo_title_en: seo.seoTitleEn, seo_title_th: seo.seoTitleTh },
      ...{ seo_description_en: seo.seoDescriptionEn, seo_description_th: seo.seoDescriptionTh },
      ...{ search_words: seo.searchWords, version: partVersion(seo) },
    },
    barcodes: { barcodes: [...barcodes.barcodes], version: partVersion(barcodes) },
    attributes: { attributes: [...attributes], version: partVersion(product.attributes) },
  };
}

function toWireFacts(facts: Facts): WireFacts {
  return {
    ...{ item_code: facts.itemCode, name_en: facts.nameEn, name_th: facts.nameTh },
    ...{ brand_id: facts.brandId, department_id: facts.departmentId },
    ...{ description_en: facts.descriptionEn, description_th: facts.descriptionTh },
    ...{ how_to_en: facts.howToEn, how_to_th: facts.howToTh },
    ...{ ingredients_en: facts.ingredientsEn, ingredients_th: facts.ingredientsTh },
    ...{ warnings_en: facts.warningsEn, warnings_th: facts.warningsTh },
    ...{ size: facts.size, purchase_limit: facts.purchaseLimit },
  };
}

export function toNewProduct(wire: WireNew): NewProduct {
  return {
    ...{ itemCode: wire.item_code, nameEn: wire.name_en, nameTh: wire.name_th },
    ...{ brandId: wire.brand_id, departmentId: wire.department_id },
  };
}

export function toFacts(wire: WireFacts): Facts {
  return {
    ...toNewProduct(wire),
    ...{ descriptionEn: wire.description_en, descriptionTh: wire.description_th },
    ...{ howToEn: wire.how_to_en, howToTh: wire.how_to_th },
    ...{ ingredientsEn: wire.ingredients_en, ingredientsTh: wire.ingredients_th },
    ...{ warningsEn: wire.warnings_en, warningsTh: wire.warnings_th },
    ...{ size: wire.size, purchaseLimit: wire.purchase_limit },
  };
}

export function toPrices(wire: WirePrices): Prices {
  return {
    ...{ price: fromBaht(wire.price), dealPrice: fromBaht(wire.deal_price) },
    memberPrice: fromBaht(wire.member_price),
  };
}

export function toMedicine(wire: WireMedicine): Medicine {
  return { drugClass: wire.drug_class, registrationNo: wire.registration_no };
}

export function toSeo(wire: WireSeo): Seo {
  return {
    ...{ seoTitleEn: wire.seo_title_en, seoTitleTh: wire.seo_title_th },
    ...{ seoDescriptionEn: wire.seo_description_en, seoDescriptionTh: wire.seo_description_th },
    searchWords: wire.search_words,
  };
}
