import { shownArea } from '../../../lib/media/contract-framing-values.ts';
import { cleanOne, limitedDrawing, writeWebp } from '../uploads/clean-upload.ts';
import type { CleanMedia, FrameMedia } from './ports.ts';

/** Larger than any square, so that a crop stays sharp. */
const ORIGINAL = { side: 2_400, fit: 'inside', quality: 90 } as const;
/** Squares, in which every list and gallery of the shop shows its products. */
const WHOLE_SIDE = 1_600;
const SMALL = { side: 320, fit: 'inside' } as const;

export const cleanMedia: CleanMedia = (bytes) => cleanOne(bytes, ORIGINAL);

export const frameMedia: FrameMedia = (original, framing) =>
  limitedDrawing(async (sharp) => {
    const { x, y, width, height } = shownArea(original, framing);
    const side = Math.min(WHOLE_SIDE, Math.max(width, height));
    const cut = sharp(original.bytes).extract({ left: x, top: y, width, height });
    const whole = await writeWebp(cut, { side, fit: 'contain' });
    return { whole, small: await writeWebp(sharp(whole.bytes), SMALL) };
  });
