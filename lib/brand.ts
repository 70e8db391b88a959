/** Short name in letters and digits, for addresses of pages. */
const nameInPaths = 'Arun';
const slug = 'arun';

/**
 * Identity of the shop. Adopters edit this file and `styles/tokens` only. Its parts are exports of their own, so that
 * the browser loads only those it uses.
 */
export const brand = {
  name: 'Arun',
  nameTh: 'อรุณ',
  slug,
  /** Colour theme: `indigo`, or the blue `v2` (`styles/tokens/_colors.scss`). */
  theme: 'indigo',
  contactPhone: '1800-000-278',
  /** Recipient of contact form messages. */
  contactMail: 'care@arun.example',
  /** Official spellings, the same in every language. */
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'LINE', url: 'https://line.me/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  marketplaces: [
    { name: 'Lazada', url: 'https://www.lazada.co.th/' },
    { name: 'Shopee', url: 'https://shopee.co.th/' },
  ],
} as const;

/** Legal seller named on tax invoices (`docs/product/orders.md`, "Tax invoices"). */
export const seller = {
  name: { en: 'Arun Health and Beauty Co., Ltd.', th: 'บริษัท อรุณ เฮลท์ แอนด์ บิวตี้ จำกัด' },
  address: {
    en: '99 Rama IV Road, Silom, Bang Rak, Bangkok 10500',
    th: '99 ถ. พระรามที่ 4 แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500',
  },
  taxId: '0105561000003',
  /** `00000` is the head office. */
  branchNo: '00000',
} as const;

/** Six exclusive brands of the menu, in order (`docs/product/browse.md`, "Catalogue"). */
export const exclusiveBrandCodes = ['525', '684', '888', '144', '389', '687'] as const;

/** Addresses of the page records that bear the name. */
export const brandPaths = {
  about: `/About${nameInPaths}`,
  /** The campaigns stand below it. */
  card: `/${nameInPaths}Card`,
  cardTerms: `/term-${slug}-card`,
} as const;

/** Origin of the name, on the demo's page about the shop. */
export const brandOrigin = {
  en: 'Arun is the Thai word for dawn.',
  th: 'อรุณคือแสงแรกของวัน',
} as const;
