/** The square version of a wide banner picture (`hero-*`, `promo-*`, `ecommerce-*`), for phones. */
export function phonePicture(url: string): string {
  return url.replace(/\.webp$/, '-phone.webp');
}
