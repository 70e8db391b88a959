/** Who the shop is. Whoever adopts the project edits this file and `styles/tokens`, nothing else. */
export const brand = {
  name: 'Arun',
  nameTh: 'อรุณ',
  slug: 'arun',
  /** Colours: `indigo`, or the blue of the variant `v2` (`styles/tokens/_colors.scss`). */
  theme: 'indigo',
  contactPhone: '1800-000-278',
  /** The six exclusive brands of the menu, in order (`spec.md` section 3). */
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
