/** Formats by magic bytes; declared types are not trusted. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, head: readonly number[], at = 0) =>
  head.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a];
const AVIF_BRANDS = ['avif', 'mif1', 'miaf'];

/** Undefined for everything else: SVG, which can run scripts, animations, and documents embedded deeper in the file. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  const isAvif =
    startsWith(bytes, ascii('ftyp'), 4) &&
    AVIF_BRANDS.some((brand) => startsWith(bytes, ascii(brand), 8));
  return isAvif ? 'avif' : undefined;
}
