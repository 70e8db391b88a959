import { FEVER_AND_BREATHING } from './fever-and-breathing.ts';
import type { Guide } from './guide.ts';
import { INTIMATE } from './intimate.ts';
import { LONG_TERM } from './long-term.ts';
import { MOUTH_AND_EYES } from './mouth-and-eyes.ts';
import { PAIN } from './pain.ts';
import { SKIN } from './skin.ts';
import { STOMACH } from './stomach.ts';
import { URGENT } from './urgent.ts';

/**
 * General advice by complaint. A start, and no authority: an adopter's pharmacist has to review each against its
 * sources before it is relied on (`docs/product/health.md`, "Care guides").
 */
export const GUIDES: readonly Guide[] = [
  ...URGENT,
  ...PAIN,
  ...FEVER_AND_BREATHING,
  ...STOMACH,
  ...SKIN,
  ...MOUTH_AND_EYES,
  ...INTIMATE,
  ...LONG_TERM,
];
