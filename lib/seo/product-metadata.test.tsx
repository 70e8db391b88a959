import { beforeAll, expect, it } from 'vitest';
import { productMetadata } from '@/app/[locale]/(shop)/products/[...slug]/metadata';
import { product } from '@/components/catalog/product/product.fixture';

beforeAll(() => {
  process.env.PUBLIC_URL = 'https://shop.example';
});

it('has the texts for search engines, and names and description where they are empty', async () => {
  const seo = { title: 'Rice serum for dry skin', description: 'Light, without perfume.' };
  expect(await productMetadata('en', { ...product, seo })).toMatchObject(seo);
  const plain = await productMetadata('en', product);
  expect(plain.title).toBe(product.product_name);
  expect(plain.description).toContain(product.brand_desc);
});
