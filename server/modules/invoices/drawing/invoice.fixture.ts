import type { Invoice } from '../ports.ts';

/** An invoice to a company, with a set and a gift card. */
export const invoice: Invoice = {
  orderId: 'AR261122-7K2M9Q',
  serial: 'ARUN2611-000123',
  // Already the 23rd in Bangkok.
  issuedAt: new Date('2026-11-22T18:30:00Z'),
  buyer: {
    kind: 'juristic',
    companyName: 'บริษัท น้ำผึ้งชื่นใจ จำกัด',
    taxId: '0994000000006',
    branchType: 'branch',
    branchNo: '00012',
    storeId: '',
    firstName: 'มาลี',
    lastName: 'ใจดี',
    address1: '24/6',
    address2: '',
    address3: '',
    street: 'ถนนนิมมานเหมินท์',
    province: { en: 'Chiang Mai', th: 'เชียงใหม่' },
    district: { en: 'Mueang Chiang Mai', th: 'เมืองเชียงใหม่' },
    subDistrict: { en: 'Suthep', th: 'สุเทพ' },
    provinceCode: '50',
    zipcode: '50200',
    mobile: '0899999999',
    email: '',
  },
  items: [
    {
      itemCode: '100001',
      name: { en: 'Rose serum', th: 'เซรั่มน้ำกุหลาบ' },
      price: 39_900,
      qty: 3,
      freeQty: 1,
      discount: 39_900,
    },
    {
      itemCode: '100002',
      name: { en: 'Soap', th: 'สบู่' },
      price: 5_000,
      qty: 1,
      freeQty: 0,
      discount: 0,
    },
  ],
  subtotal: 124_700,
  discount: 39_900,
  deliveryFee: 4_000,
  total: 88_800,
  vat: 5_809,
  giftCardAmount: 10_000,
};
