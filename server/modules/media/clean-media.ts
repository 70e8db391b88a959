import { cleanPicture } from '../uploads/clean-upload.ts';
import type { CleanMedia } from './ports.ts';

/** Squares, in which every list and gallery of the shop shows its products. The small one is drawn from the whole. */
const BOXES = {
  whole: { side: 1_600, fit: 'contain' },
  small: { side: 320, fit: 'inside' },
} as const;

export const cleanMedia: CleanMedia = (bytes) => cleanPicture(bytes, BOXES);
