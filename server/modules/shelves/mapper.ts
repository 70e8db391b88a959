import type { Locale } from '../../../lib/api/contract.ts';
import type {
  BrandFacts as WireFacts,
  NewBrand as WireNewBrand,
  OfficeBrand as WireBrand,
  OfficeBrandDetail as WireDetail,
  Shelves as WireShelves,
} from '../../../lib/shelves/contract.ts';
import type {
  NewDepartment as WireNewDepartment,
  OfficeDepartment as WireDepartment,
  OfficeTree as WireTree,
  ShelfNames as WireNames,
} from '../../../lib/shelves/contract-categories.ts';
import type { PickedList as WireList } from '../../../lib/shelves/contract-lists.ts';
import type { PickedListName } from '../../../lib/shelves/contract-values.ts';
import type {
  Brand,
  BrandFacts,
  BrandRow,
  Category,
  Department,
  NewBrand,
  NewDepartment,
  PickedProduct,
  ShelfNames,
  Shelves,
} from './ports.ts';
import { brandVersion } from './rules/manage-brands.ts';
import { shelfVersion } from './rules/manage-categories.ts';
import { listVersion } from './rules/manage-lists.ts';
import { orderVersion } from './rules/shelf-tree.ts';

export function toWireBrand({ id, code, nameEn, nameTh, products }: BrandRow): WireBrand {
  return { id, code, name_en: nameEn, name_th: nameTh, product_count: products };
}

export function toWireBrandDetail(brand: Brand): WireDetail {
  const { id, code, products, facts } = brand;
  return {
    ...{ id, code, product_count: products, name_en: facts.nameEn, name_th: facts.nameTh },
    ...{ tagline_en: facts.taglineEn, tagline_th: facts.taglineTh },
    ...{ story_en: facts.storyEn, story_th: facts.storyTh, logo: facts.logo },
    version: brandVersion(brand),
  };
}

export function toNewBrand(wire: WireNewBrand): NewBrand {
  return { code: wire.code, nameEn: wire.name_en, nameTh: wire.name_th };
}

export function toBrandFacts(wire: WireFacts): BrandFacts {
  return {
    ...{ nameEn: wire.name_en, nameTh: wire.name_th },
    ...{ taglineEn: wire.tagline_en, taglineTh: wire.tagline_th },
    ...{ storyEn: wire.story_en, storyTh: wire.story_th, logo: wire.logo },
  };
}

export function toWireShelves({ brands, departments }: Shelves, locale: Locale): WireShelves {
  return {
    brands: brands
      .map(({ id, name }) => ({ id, name: name[locale] }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    departments: departments.map(({ id, name, category }) => ({
      ...{ id, name: name[locale], category: category[locale] },
    })),
  };
}

export function toWireTree(tree: readonly Category[]): WireTree {
  return {
    entities: tree.map((category) => ({
      ...{ id: category.id, name_en: category.nameEn, name_th: category.nameTh },
      picture: category.picture,
      version: shelfVersion(category),
      departments: category.departments.map(toWireDepartment),
      order: orderVersion(category.departments),
    })),
    order: orderVersion(tree),
  };
}

function toWireDepartment(department: Department): WireDepartment {
  const { id, categoryId, slug, nameEn, nameTh, products } = department;
  return {
    ...{
      id,
      category_id: categoryId,
      slug,
      name_en: nameEn,
      name_th: nameTh,
      product_count: products,
    },
    version: shelfVersion(department),
  };
}

export function toNames(wire: WireNames): ShelfNames {
  return { nameEn: wire.name_en, nameTh: wire.name_th };
}

export function toNewDepartment(wire: WireNewDepartment): NewDepartment {
  return { ...toNames(wire), slug: wire.slug, categoryId: wire.category_id };
}

export function toWireList(list: PickedListName, products: readonly PickedProduct[]): WireList {
  return {
    list,
    products: products.map(({ id, itemCode, nameEn, nameTh, listed }) => ({
      ...{ id, item_code: itemCode, name_en: nameEn, name_th: nameTh, listed },
    })),
    version: listVersion(products),
  };
}
