import sharp from 'sharp';
import { OG_SIZE } from './og';

/** A square picture in the shape of social networks, its ground drawn on to both sides; JPEG, which every network reads. */
export async function ogPicture(square: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const side = (OG_SIZE.width - OG_SIZE.height) / 2;
  const jpeg = await sharp(square)
    .resize(OG_SIZE.height, OG_SIZE.height)
    .extend({ left: side, right: side, extendWith: 'copy' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return new Uint8Array(jpeg);
}
