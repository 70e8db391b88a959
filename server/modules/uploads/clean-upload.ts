import type { Metadata, Sharp } from 'sharp';
import type sharpModule from 'sharp';
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

interface Box {
  /** Width and height in pixels at most. */
  readonly side: number;
  /** Cropped to a square, scaled to fit within one, or completed to one in white. */
  readonly fit: 'cover' | 'inside' | 'contain';
  readonly quality?: number;
}

type Boxes = Readonly<Record<PictureSize, Box>>;

const SIZES: Readonly<Record<UploadKind, Boxes>> = {
  avatar: { whole: { side: 256, fit: 'cover' }, small: { side: 96, fit: 'cover' } },
  review: { whole: { side: 1_600, fit: 'inside' }, small: { side: 320, fit: 'cover' } },
  chat: { whole: { side: 1_600, fit: 'inside' }, small: { side: 480, fit: 'inside' } },
};

const limited = atMost(AT_ONCE);

export const cleanUpload: CleanUpload = (bytes, kind) => cleanPicture(bytes, SIZES[kind]);

/** Runs a drawing with those of uploads, so that few run at once. */
export function limitedDrawing<Value>(
  work: (sharp: typeof sharpModule) => Promise<Value>,
): Promise<Value> {
  // Loaded lazily, to keep the start fast.
  return limited(async () => work((await import('sharp')).default));
}

/**
 * Re-encodes the picture, so that only pixels remain: no location, camera data, appended files, or bytes crafted to
 * attack other decoders.
 */
export function cleanOne(bytes: Uint8Array, box: Box): Promise<Result<CleanPicture>> {
  return limitedDrawing((sharp) => firstDrawing(sharp, bytes, box));
}

function cleanPicture(bytes: Uint8Array, { whole, small }: Boxes): Promise<Result<CleanPictures>> {
  return limitedDrawing(async (sharp) => {
    const drawn = await firstDrawing(sharp, bytes, whole);
    if (!drawn.ok) return drawn;
    return ok({ whole: drawn.value, small: await writeWebp(sharp(drawn.value.bytes), small) });
  });
}

async function firstDrawing(
  sharp: typeof sharpModule,
  bytes: Uint8Array,
  box: Box,
): Promise<Result<CleanPicture>> {
  if (pictureFormat(bytes) === undefined) return refuse('FILE_TYPE');
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const about = await open()
    .metadata()
    .catch((error: unknown) => problemOf(error));
  if (typeof about === 'string') return refuse(about);
  const refused = refusalOf(about);
  if (refused) return refuse(refused);
  try {
    return ok(await writeWebp(open(), box));
  } catch (error) {
    return refuse(problemOf(error));
  }
}

function refusalOf({ width, height, pages = 1 }: Metadata) {
  if (pages > 1) return 'FILE_TYPE';
  const isTooLarge = Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS;
  return isTooLarge ? 'FILE_SIZE' : undefined;
}

function problemOf(error: unknown): 'FILE_SIZE' | 'FILE_TYPE' {
  const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
  return isTooLarge ? 'FILE_SIZE' : 'FILE_TYPE';
}

/** Scales it into a box, and writes it without anything but its pixels. */
export async function writeWebp(
  picture: Sharp,
  { side, fit, quality = QUALITY }: Box,
): Promise<CleanPicture> {
  const { data, info } = await picture
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit, background: '#fff', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}
