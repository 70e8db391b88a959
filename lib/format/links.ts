/** Thai writes abbreviations without a blank after their point: `น.ส.มาลี`; of its words only `ไทย` ends an address. */
const LETTER = '(?!\\p{sc=Thai})\\p{L}';
/** A point that programs take for one of a web or e-mail address, as in `evil.example`. */
const HOST_POINT = new RegExp(
  `(?<=[\\p{L}\\p{M}\\p{N}_-])[.\u3002\uff0e\uff61](?=ไทย|${LETTER}${LETTER}|xn--)`,
  'giu',
);
const SCHEME = /(?<=[a-z\d]:)(?=\/\/)|(?<=\b(?:mailto|tel|sms|javascript|data):)(?=\S)/giu;
const FOUR_NUMBERS = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/g;
/** `Mr.Somchai` and `J.R.Tolkien` are no addresses. */
const TITLED =
  /(?<![\p{L}\p{N}.-])((?:Mr|Mrs|Ms|Dr|St|Jr|Sr|Prof|(?:\p{Lu}\.)*\p{Lu})\.)(?!(?:Com|Net|Org|Info)\b)(?=\p{Lu}\p{Ll}{2})/gu;
/** Enough digits for a phone number, whatever stands between them. */
const PHONE = /(?:\p{Nd}[\s().+\p{Pd}]*){7}/u;

/** Whether programs that show this text could make it, or a part of it, a link to a site or a mailbox. */
function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(TITLED, '$1 ');
  return plain.includes('@') || withoutLinks(plain) !== plain;
}

/** Whether a text can be somebody's name: no address of a site or mailbox, no phone number. */
export function isName(text: string): boolean {
  return !hasLink(text) && !PHONE.test(text);
}

/** Companies are registered as `Booking.com` too; an address with a scheme, `www.` or `@` is the name of none. */
export function isCompanyName(text: string): boolean {
  const plain = text.normalize('NFKC');
  return plain.search(SCHEME) === -1 && !/@|\bwww\./i.test(plain);
}

/** A text of which no program makes a link: a blank stands behind each sign that would begin or hold one together. */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(SCHEME, ' ')
    .replaceAll(HOST_POINT, '$& ')
    .replaceAll(FOUR_NUMBERS, (numbers) => numbers.replaceAll('.', '. '));
}
