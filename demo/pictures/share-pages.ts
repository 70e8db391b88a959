import type { ListName } from '../../lib/pages/path-to.ts';
import type { PageCard } from '../../lib/pages/table.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import type { ShareSubject } from './subjects.ts';
import type { Text } from '../seed/types.ts';

interface SharePage {
  readonly scene: string;
  readonly title: Text;
}

/** Cards of pages without a row, by name in `/og/{locale}/pages/{name}.jpg`. */
const PAGES: Readonly<Record<PageCard | ListName, SharePage>> = {
  home: {
    scene: 'hero-dawn',
    title: {
      en: 'Health and beauty, with a pharmacist at your side',
      th: 'สุขภาพและความงาม มีเภสัชกรอยู่ข้างคุณ',
    },
  },
  search: {
    scene: 'ecommerce-recommends',
    title: { en: 'Find what you need, in Thai or English', th: 'ค้นหาสิ่งที่ต้องการ ได้ทั้งไทยและอังกฤษ' },
  },
  brands: { scene: 'ecommerce-brands', title: { en: 'All brands', th: 'แบรนด์ทั้งหมด' } },
  categories: { scene: 'hero-care', title: { en: 'All categories', th: 'หมวดหมู่ทั้งหมด' } },
  promotions: { scene: 'promo-payday', title: { en: 'Promotions', th: 'โปรโมชัน' } },
  'new-arrival': { scene: 'ecommerce-new', title: { en: 'New arrivals', th: 'สินค้ามาใหม่' } },
  'products-of-week': {
    scene: 'ecommerce-week',
    title: { en: 'Products of the week', th: 'สินค้าประจำสัปดาห์' },
  },
  recommends: {
    scene: 'ecommerce-recommends',
    title: { en: 'Recommended for you', th: 'สินค้าแนะนำ' },
  },
  'products-flashsale': { scene: 'promo-flash', title: { en: 'Flash sale', th: 'แฟลชเซล' } },
  'products-promotion': {
    scene: 'ecommerce-value',
    title: { en: 'Products on promotion', th: 'สินค้าโปรโมชัน' },
  },
  'all-products': {
    scene: 'ecommerce-brands',
    title: { en: 'Everything in the shop', th: 'สินค้าทั้งหมด' },
  },
  exclusive: {
    scene: 'ecommerce-exclusive',
    title: { en: 'Brands only we have', th: 'แบรนด์ที่มีเฉพาะที่เรา' },
  },
  articles: { scene: 'topic-vitamins', title: { en: 'Health articles', th: 'บทความสุขภาพ' } },
  branches: {
    scene: 'topic-store-opening',
    title: { en: 'Our branches', th: 'สาขาของเรา' },
  },
  news: { scene: 'topic-store-opening', title: { en: 'News', th: 'ข่าวสาร' } },
  pharmacy: { scene: 'topic-pharmacist', title: { en: 'Ask a pharmacist', th: 'ปรึกษาเภสัชกร' } },
};

export function readSharePage(name: string, locale: Locale): ShareSubject | undefined {
  const page = Object.hasOwn(PAGES, name) ? PAGES[name as keyof typeof PAGES] : undefined;
  return page && { title: page.title[locale], art: { kind: 'scene', name: page.scene } };
}
