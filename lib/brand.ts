/** Who the shop is. Whoever adopts the project edits this file and `styles/tokens`, nothing else. */
export const brand = {
  name: 'Arun',
  nameTh: 'อรุณ',
  slug: 'arun',
  /** Colours: `indigo`, or the blue of the variant `v2` (`styles/tokens/_colors.scss`). */
  theme: 'indigo',
  contactPhone: '1800-000-278',
  /** Where the contact form's messages are mailed to. */
  contactMail: 'care@arun.example',
  /** The company that sells, as its tax invoices must name it (`docs/product/orders.md`, "Tax invoices"). */
  seller: {
    name: { en: 'Arun Health and Beauty Co., Ltd.', th: 'บริษัท อรุณ เฮลท์ แอนด์ บิวตี้ จำกัด' },
    address: {
      en: '99 Rama IV Road, Silom, Bang Rak, Bangkok 10500',
      th: '99 ถ. พระรามที่ 4 แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500',
    },
    taxId: '0105561000003',
    /** `00000` is the head office. */
    branchNo: '00000',
  },
  /** The six exclusive brands of the menu, in order (`docs/product/browse.md`, "Catalogue"). */
  exclusiveBrandCodes: ['525', '684', '888', '144', '389', '687'],
  /** Names as their owners write them, in every language. */
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'LINE', url: 'https://line.me/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  /** The two shops on marketplaces that the maintenance screen links to. */
  marketplaces: [
    { name: 'Lazada', url: 'https://www.lazada.co.th/' },
    { name: 'Shopee', url: 'https://shopee.co.th/' },
  ],
} as const;
