import { brand } from '../brand.ts';

/** `{brand}` would be the brand of a product. */
const TOKEN = /\{shopName(Th)?\}/g;

/** Fills the shop's names into a text without arguments. */
export function fillNames(text: string): string {
  return text.replaceAll(TOKEN, (_, thai?: string) => (thai ? brand.nameTh : brand.name));
}

/** Fills the shop's names into a message. Doubled apostrophes, since a single one may quote in ICU syntax. */
export function fillBrand(message: string): string {
  return message.replaceAll(TOKEN, (token) => fillNames(token).replaceAll("'", "''"));
}
