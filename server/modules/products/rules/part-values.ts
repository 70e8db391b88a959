import type { ProductAttributes as WireAttributes } from '../../../../lib/products/contract-attributes.ts';
import type {
  NewProduct as WireNew,
  ProductBarcodes as WireBarcodes,
  ProductFacts as WireFacts,
  ProductMedicine as WireMedicine,
  ProductPrices as WirePrices,
  ProductSeo as WireSeo,
} from '../../../../lib/products/contract.ts';
import { fromBaht, toBaht } from '../../../core/money.ts';
import type { Facts, Medicine, NewProduct, OfficeProduct, Prices, Seo } from '../ports.ts';

/** Parts of a product as in the contract, without their versions. */
export interface WireParts {
  readonly facts: WireFacts;
  readonly prices: WirePrices;
  readonly medicine: WireMedicine;
  readonly seo: WireSeo;
  readonly barcodes: WireBarcodes;
  readonly attributes: WireAttributes;
}

export function toWireParts(product: OfficeProduct): WireParts {
  const { facts, prices, medicine, seo, barcodes, attributes } = product;
  return {
    facts: toWireFacts(facts),
    prices: {
      ...{ price: toBaht(prices.price), deal_price: toBaht(prices.dealPrice) },
      member_price: toBaht(prices.memberPrice),
    },
    medicine: { drug_class: medicine.drugClass, registration_no: medicine.registrationNo },
    seo: {
      ...{ seo_title_en: seo.seoTitleEn, seo_title_th: seo.seoTitleTh },
      ...{ seo_description_en: seo.seoDescriptionEn, seo_description_th: seo.seoDescriptionTh },
      search_words: seo.searchWords,
    },
    barcodes: { barcodes: [...barcodes.barcodes] },
    attributes: { attributes: [...attributes.attributes] },
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
