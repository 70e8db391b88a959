/** Who the shop is. Whoever adopts the project edits this file and `styles/tokens`, nothing else. */
export const brand = {
  name: 'Arun',
  nameTh: 'อรุณ',
  slug: 'arun',
  contactPhone: '1800-000-278',
  /** The six exclusive brands of the menu, in order (`spec.md` section 3). */
  exclusiveBrandCodes: ['525', '684', '888', '144', '389', '687'],
  social: {
    facebook: 'https://www.facebook.com/',
    line: 'https://line.me/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
  },
  /** The two shops on marketplaces that the maintenance screen links to. */
  marketplaces: {
    lazada: 'https://www.lazada.co.th/',
    shopee: 'https://shopee.co.th/',
  },
} as const;
