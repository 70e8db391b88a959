/** A product of the office as the service answers it, for component tests. */

const LONG = ['description', 'how_to', 'ingredients', 'warnings'];
const texts = Object.fromEntries(
  LONG.flatMap((name) => [`${name}_en`, `${name}_th`]).map((name) => [name, '']),
);
export const detail = {
  ...{ id: 7, state: 'draft', listed: false, created_at: '2026-11-01T03:00:00.000Z', version: 'w' },
  facts: {
    ...{ item_code: '007', name_en: 'Rose Soap', name_th: 'สบู่กุหลาบ', brand_id: 1 },
    ...{ department_id: 101, ...texts, size: '90 g', purchase_limit: null, version: 'f1' },
  },
  prices: { price: 120, deal_price: 0, member_price: 0, version: 'p1' },
  medicine: { drug_class: 'none', registration_no: null, version: 'm1' },
  barcodes: { barcodes: ['0036000291452', '96385074'], version: 'b1' },
  attributes: { attributes: ['scent:rose'], version: 'a1' },
  seo: {
    ...{ seo_title_en: 'Soap of roses', seo_title_th: '', seo_description_en: '' },
    ...{ seo_description_th: '', search_words: '', version: 's1' },
  },
};
export const sale = {
  ...{ sold: false, obstacles: [{ code: 'draft' }], notes: [], places: null },
  changed_at: '2026-11-29T16:00:00.000Z',
};
export const SHELVES = {
  brands: [{ id: 1, name: 'Arun' }],
  departments: [{ id: 101, name: 'Soaps', category: 'Body' }],
};
