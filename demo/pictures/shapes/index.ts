import type { PackShape } from '../../looks.ts';
import type { Shape } from '../kit/studio.ts';
import { candle, diffuser } from './aroma.ts';
import { blister } from './blister.ts';
import { bottle } from './bottle.ts';
import { box } from './box.ts';
import { compact } from './compact.ts';
import { dropper } from './dropper.ts';
import { hangcard } from './hangcard.ts';
import { jar } from './jar.ts';
import { lipstick } from './lipstick.ts';
import { mascara, pencilSet } from './mascara.ts';
import { mask } from './mask.ts';
import { perfume } from './perfume.ts';
import { polish } from './polish.ts';
import { pump } from './pump.ts';
import { refill } from './refill.ts';
import { rollOn } from './roll-on.ts';
import { sachet } from './sachet.ts';
import { soap } from './soap.ts';
import { softpack } from './softpack.ts';
import { spray } from './spray.ts';
import { supplement } from './supplement.ts';
import { toothpaste } from './toothpaste.ts';
import { trigger } from './trigger.ts';
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
  perfume,
  diffuser,
  candle,
  polish,
  mascara,
  pencil: pencilSet,
  refill,
  trigger,
  softpack,
  hangcard,
};
