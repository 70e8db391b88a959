import sharp from 'sharp';

/** A small photo, as a phone sends it to a field for files. */
export async function photo(name: string) {
  const create = { width: 600, height: 400, channels: 3 as const, background: 'tan' };
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}
