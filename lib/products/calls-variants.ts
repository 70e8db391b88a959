import type { Http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type { ProductVariants, VariantsChange } from './contract-variants';

const baseURL = '/api/admin/v1';

const variantsUrl = (id: number) => `/products/${String(id)}/variants`;

export async function getProductVariants(
  http: Http,
  id: number,
  locale: Locale,
): Promise<ProductVariants> {
  const config = { baseURL, params: { locale } };
  return (await http.get<ProductVariants>(variantsUrl(id), config)).data;
}

export async function changeProductVariants(
  http: Http,
  id: number,
  variants: VariantsChange,
  locale: Locale,
): Promise<ProductVariants> {
  const config = { baseURL, params: { locale } };
  return (await http.put<ProductVariants>(variantsUrl(id), variants, config)).data;
}
