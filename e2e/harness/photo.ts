import sharp from 'sharp';

export async function photo(name: string) {
  const create = { width: 600, height: 400, channels: 3 as const, background: 'tan' };
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}
