import { completeBrandCategory, completeCategory, type LooseCategory } from './category-tree.ts';
import type {
  Brand,
  BrandCategory,
  BrandDetail,
  Category,
  FormerSlugs,
  Product,
  ProductCard,
  ProductPage,
  ProductQuery,
  SitemapAnswer,
} from './contract.ts';
import type { Locale } from '../api/contract.ts';
import type { Http } from '../api/http';

export function getCategoryTree(http: Http, locale: Locale): Promise<Category[]> {
  return getTree(http, '/categories/web/tree', locale);
}

export function getReducedTree(http: Http, locale: Locale): Promise<Category[]> {
  return getTree(http, '/categories/tree', locale);
}

async function getTree(http: Http, path: string, locale: Locale): Promise<Category[]> {
  const { data } = await http.get<LooseCategory[]>(path, { params: { locale } });
  return data.map((node) => completeCategory(node, locale));
}

export async function getFormerSlugs(http: Http): Promise<FormerSlugs['entities']> {
  return (await http.get<FormerSlugs>('/categories/former-slugs')).data.entities;
}

export async function getExclusiveBrands(http: Http, locale: Locale): Promise<Brand[]> {
  const { data } = await http.get<{ entities: Brand[] }>('/brands/exclusive', {
    params: { locale },
  });
  return data.entities;
}

export async function getBrands(http: Http, locale: Locale): Promise<Brand[]> {
  const { data } = await http.get<{ entities: Brand[] }>('/brands', { params: { locale } });
  return data.entities;
}

export async function getBrand(http: Http, id: number, locale: Locale): Promise<BrandDetail> {
  return (await http.get<BrandDetail>(`/brands/${String(id)}`, { params: { locale } })).data;
}

export async function getBrandCategories(
  http: Http,
  brand: string,
  locale: Locale,
): Promise<BrandCategory[]> {
  const { data } = await http.get<LooseCategory[]>('/brands/category', {
    params: { locale, brand },
  });
  return data.map((node) => completeBrandCategory(node, locale));
}

export async function getProducts(http: Http, query: ProductQuery): Promise<ProductPage> {
  return (await http.get<ProductPage>('/products/web', { params: query })).data;
}

export async function getProduct(http: Http, id: number, locale: Locale): Promise<Product> {
  return (await http.get<Product>(`/products/${String(id)}`, { params: { locale } })).data;
}

export async function getRelatedProducts(
  http: Http,
  id: number,
  locale: Locale,
): Promise<ProductCard[]> {
  const { data } = await http.get<{ entities: ProductCard[] }>(`/products/${String(id)}/related`, {
    params: { locale },
  });
  return data.entities;
}

export async function getProductIndex(
  http: Http,
  input: { after: number; limit: number },
): Promise<SitemapAnswer> {
  return (await http.get<SitemapAnswer>('/products/index', { params: input })).data;
}

interface GroupProducts {
  readonly entities: readonly ProductCard[];
  readonly total: number;
}

export async function getGroupProducts(
  http: Http,
  { groupId, perPage, locale }: { groupId: number; perPage: number; locale: Locale },
): Promise<GroupProducts> {
  const { data } = await http.get<GroupProducts>(`/promotion-groups/${String(groupId)}/products`, {
    params: { locale, per_page: perPage },
  });
  return data;
}
