import type { PackShape } from '../../types.ts';
import type { Shape } from '../kit/studio.ts';
import { blister } from './blister.ts';
import { bottle } from './bottle.ts';
import { box } from './box.ts';
import { compact } from './compact.ts';
import { dropper } from './dropper.ts';
import { jar } from './jar.ts';
import { lipstick } from './lipstick.ts';
import { mask } from './mask.ts';
import { pump } from './pump.ts';
import { rollOn } from './roll-on.ts';
import { sachet } from './sachet.ts';
import { soap } from './soap.ts';
import { spray } from './spray.ts';
import { supplement } from './supplement.ts';
import { toothpaste } from './toothpaste.ts';
import { tube } from './tube.ts';

export const SHAPES: Readonly<Record<PackShape, Shape>> = {
  pump,
  tube,
  jar,
  dropper,
  lipstick,
  compact,
  spray,
  box,
  blister,
  sachet,
  mask,
  toothpaste,
  supplement,
  bottle,
  'roll-on': rollOn,
  soap,
};
