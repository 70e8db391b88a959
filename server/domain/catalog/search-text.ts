/** More words than a shopper types; each one costs a scan. */
const MAX_WORDS = 10;

function normalize(text: string): string {
  return text.toWellFormed().normalize('NFC').toLowerCase();
}

/** The words of a query; a product is found when its search text contains every one of them. */
export function toSearchWords(query: string): string[] {
  const words = normalize(query).split(/[\s\p{Cc}]+/u);
  return [...new Set(words.filter((word) => word !== ''))].slice(0, MAX_WORDS);
}

/**
 * What a product is found by. Its two names begin a line each, so that names which begin with the query can
 * come first.
 */
export function toSearchText(product: {
  readonly nameEn: string;
  readonly nameTh: string;
  readonly others: readonly string[];
}): string {
  const line = (text: string) => normalize(text).split(/\s+/).join(' ').trim();
  return [line(product.nameEn), [product.nameTh, ...product.others].map(line).join(' ')].join('\n');
}
