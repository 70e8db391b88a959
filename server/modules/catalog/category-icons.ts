/** Drawings in `public/icons/categories`. */
export const CATEGORY_ICONS: ReadonlySet<string> = new Set([
  ...['baby', 'bath', 'device', 'fragrance', 'hair', 'home', 'makeup', 'medicine', 'men', 'oral'],
  ...['other', 'personal', 'skincare', 'snack', 'vitamin'],
]);
