import { baby } from './baby.ts';
import { bathBody } from './bath-body.ts';
import { devices } from './devices.ts';
import { fragrance } from './fragrance.ts';
import { hair } from './hair.ts';
import { homeCare } from './home-care.ts';
import type { Kind } from './kind.ts';
import { makeUp } from './make-up.ts';
import { medicines } from './medicines.ts';
import { men } from './men.ts';
import { oral } from './oral.ts';
import { personal } from './personal.ts';
import { skinCare } from './skin-care.ts';
import { snacksAndFood } from './snacks.ts';
import { supplements } from './supplements.ts';

export const kinds: readonly Kind[] = [
  ...skinCare,
  ...makeUp,
  ...hair,
  ...bathBody,
  ...oral,
  ...medicines,
  ...supplements,
  ...baby,
  ...devices,
  ...fragrance,
  ...men,
  ...personal,
  ...snacksAndFood,
  ...homeCare,
];
