import type { Metadata, Sharp } from 'sharp';
import { ok, refuse, type Result } from '../../core/result.ts';
import { atMost } from '../../core/at-most.ts';
import type { CleanPicture, CleanPictures, CleanUpload, PictureSize } from './ports.ts';
import type { UploadKind } from '../../core/kept-values.ts';
import { pictureFormat } from './rules/picture-head.ts';

/** Twelve times a screen, and the output of the largest phone cameras. */
const MAX_SIDE = 12_000;
const MAX_PIXELS = 50_000_000;
const SECONDS = 15;
/** Limits memory, since decoding a picture of this size takes much. */
const AT_ONCE = 2;
const QUALITY = 82;

export interface Box {
  /** Width and height in pixels at most. */
  readonly side: number;
  /** Cropped to a square, scaled to fit within one, or completed to one in white. */
  readonly fit: 'cover' | 'inside' | 'contain';
}

export type Boxes = Readonly<Record<PictureSize, Box>>;

const SIZES: Readonly<Record<UploadKind, Boxes>> = {
  avatar: { whole: { side: 256, fit: 'cover' }, small: { side: 96, fit: 'cover' } },
  review: { whole: { side: 1_600, fit: 'inside' }, small: { side: 320, fit: 'cover' } },
  chat: { whole: { side: 1_600, fit: 'inside' }, small: { side: 480, fit: 'inside' } },
};

const limited = atMost(AT_ONCE);

export const cleanUpload: CleanUpload = (bytes, kind) => cleanPicture(bytes, SIZES[kind]);

/**
 * Re-encodes the picture, so that only pixels remain: no location, camera data, appended files, or bytes crafted to
 * attack other decoders.
 */
export function cleanPicture(
  bytes: Uint8Array,
  { whole, small }: Boxes,
): Promise<Result<CleanPictures>> {
  return limited(async () => {
    if (pictureFormat(bytes) === undefined) return refuse('FILE_TYPE');
    // Loaded lazily, to keep the start fast.
    const { default: sharp } = await import('sharp');
    const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const about = await open()
      .metadata()
      .catch((error: unknown) => problemOf(error));
    if (typeof about === 'string') return refuse(about);
    const refused = refusalOf(about);
    if (refused) return refuse(refused);
    try {
      const drawn = await draw(open(), boxFor(about, whole));
      return ok({ whole: drawn, small: await draw(sharp(drawn.bytes), small) });
    } catch (error) {
      return refuse(problemOf(error));
    }
  });
}

function refusalOf({ width, height, pages = 1 }: Metadata) {
  if (pages > 1) return 'FILE_TYPE';
  const isTooLarge = Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS;
  return isTooLarge ? 'FILE_SIZE' : undefined;
}

/** A square completed in white is no larger than the picture in it. */
function boxFor({ width, height }: Metadata, box: Box): Box {
  if (box.fit !== 'contain') return box;
  return { ...box, side: Math.min(box.side, Math.max(width, height)) };
}

function problemOf(error: unknown): 'FILE_SIZE' | 'FILE_TYPE' {
  const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
  return isTooLarge ? 'FILE_SIZE' : 'FILE_TYPE';
}

async function draw(picture: Sharp, { side, fit }: Box): Promise<CleanPicture> {
  const { data, info } = await picture
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit, background: '#fff', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}
