/** A banner's own page, without language; those of the product lists and of the pharmacy stand below these. */
export function bannerPage(banner: { readonly id: number; readonly placement: string }): string {
  return `${BANNER_FOLDERS[banner.placement] ?? '/banners'}/${String(banner.id)}`;
}

const BANNER_FOLDERS: Readonly<Record<string, string>> = {
  ecommerce: '/ecommerce/banner',
  pharmacy: '/pharmacy/banner',
};
