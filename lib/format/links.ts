/** Thai abbreviations have no space after the dot: `น.ส.มาลี`; the only Thai top-level domain is `ไทย`. */
const LETTER = '(?!\\p{sc=Thai})\\p{L}';
/** A dot that software detects as part of a URL or email address, as in `evil.example`. */
const HOST_POINT = new RegExp(
  `(?<=[\\p{L}\\p{M}\\p{N}_-])[.\u3002\uff0e\uff61](?=ไทย|${LETTER}${LETTER}|xn--)`,
  'giu',
);
const SCHEME = /(?<=[a-z\d]:)(?=\/\/)|(?<=\b(?:mailto|tel|sms|javascript|data):)(?=\S)/giu;
const FOUR_NUMBERS = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/g;
/** `Mr.Somchai` and `J.R.Tolkien` are not URLs. */
const TITLED =
  /(?<![\p{L}\p{N}.-])((?:Mr|Mrs|Ms|Dr|St|Jr|Sr|Prof|(?:\p{Lu}\.)*\p{Lu})\.)(?!(?:Com|Net|Org|Info)\b)(?=\p{Lu}\p{Ll}{2})/gu;
/** Enough digits for a phone number, with any separators. */
const PHONE = /(?:\p{Nd}[\s().+\p{Pd}]*){7}/u;

/** Whether software that displays the text could turn part of it into a link or a mailto. */
function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(TITLED, '$1 ');
  return plain.includes('@') || withoutLinks(plain) !== plain;
}

/** Whether a text is acceptable as a person's name: no URL, email address or phone number. */
export function isName(text: string): boolean {
  return !hasLink(text) && !PHONE.test(text);
}

/** Companies may be registered as `Booking.com`; a scheme, `www.` or `@` is refused. */
export function isCompanyName(text: string): boolean {
  const plain = text.normalize('NFKC');
  return plain.search(SCHEME) === -1 && !/@|\bwww\./i.test(plain);
}

/** Breaks up anything that software would turn into a link, by inserting spaces. */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(SCHEME, ' ')
    .replaceAll(HOST_POINT, '$& ')
    .replaceAll(FOUR_NUMBERS, (numbers) => numbers.replaceAll('.', '. '));
}
