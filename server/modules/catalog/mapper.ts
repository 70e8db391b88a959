import type {
  Brand,
  BrandDetail,
  BrandCategory,
  Category,
  Department,
} from '../../../lib/catalog/contract.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import { brandImage, libraryImage } from '../../http/picture-urls.ts';
import { CATEGORY_ICONS } from './category-icons.ts';
import type { CatalogBrand, CategoryNode, DepartmentNode } from './ports.ts';
import { pagePath } from '../../../lib/pages/path-to.ts';

export function toCategory(node: CategoryNode, locale: Locale): Category {
  return {
    id: node.id,
    name: node.name[locale],
    category_name: node.name[locale],
    category_name_en: node.name.en,
    category_name_th: node.name.th,
    url: pagePath('/categories/:category/:dept?', { category: node.id }),
    icon: { thumbnail_url: categoryIcon(node) },
    depts: node.departments.map((department) => toDepartment(node, department, locale)),
  };
}

export function toBrandCategory(node: CategoryNode, locale: Locale): BrandCategory {
  return {
    id: node.id,
    category_name_en: node.name.en,
    category_name_th: node.name.th,
    icon: { thumbnail_url: categoryIcon(node) },
    depts: node.departments.map((department) => toDepartment(node, department, locale)),
  };
}

export function toBrand(brand: CatalogBrand, locale: Locale): Brand {
  return {
    id: brand.id,
    brand_name: brand.name[locale],
    brand_name_en: brand.name.en,
    brand_name_th: brand.name.th,
    brand_code: brand.code,
    image: { thumbnail_url: brandImage(brand) },
    tagline: brand.tagline[locale],
    product_count: brand.productCount,
  };
}

export function toBrandDetail(brand: CatalogBrand, locale: Locale): BrandDetail {
  return { ...toBrand(brand, locale), story: brand.story[locale] };
}

export function toDepartment(
  category: CategoryNode,
  dept: DepartmentNode,
  locale: Locale,
): Department {
  return {
    id: dept.id,
    dept_name: dept.name[locale],
    dept_name_en: dept.name.en,
    dept_name_th: dept.name.th,
    url: pagePath('/categories/:category/:dept?', { category: category.id, dept: dept.slug }),
  };
}

function categoryIcon(node: CategoryNode): string {
  if (node.picture !== null) return libraryImage(node.picture, 'small');
  const icon = CATEGORY_ICONS.has(node.icon) ? node.icon : 'other';
  return `/icons/categories/${icon}.svg`;
}
