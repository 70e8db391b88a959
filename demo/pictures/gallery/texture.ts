import type { PackshotSubject } from '../subjects.ts';
import { darken, lighten, luminance, mix } from '../kit/color.ts';
import { path, roundRect } from '../kit/paths.ts';
import { CANVAS, CENTER, createStudio, FLOOR } from '../kit/studio.ts';
import { drawPackAlone } from '../packshot.ts';
import { SHAPES } from '../shapes/index.ts';
import type { PackShape } from '../../looks.ts';
import { put } from '../props/draw.ts';
import { SMEARS } from './smears.ts';
import type { SmearName } from './smears.ts';

/** By package, unless the category below overrides it. */
const BY_SHAPE: Readonly<Record<PackShape, SmearName>> = {
  jar: 'cream',
  tube: 'cream',
  pump: 'gel',
  dropper: 'oil',
  lipstick: 'strokes',
  compact: 'powder',
  spray: 'liquid',
  blister: 'tablets',
  sachet: 'powder',
  mask: 'gel',
  toothpaste: 'ribbon',
  supplement: 'capsules',
  bottle: 'liquid',
  'roll-on': 'liquid',
  soap: 'lather',
  box: 'tablets',
  perfume: 'petals',
  diffuser: 'petals',
  candle: 'petals',
  polish: 'strokes',
  mascara: 'strokes',
  pencil: 'strokes',
  refill: 'gel',
  trigger: 'lather',
  softpack: 'cotton',
  hangcard: 'lather',
};

type Special = SmearName | Readonly<Partial<Record<PackShape, SmearName>>>;

/** By department, else by category. */
const BY_PLACE: Readonly<Record<number, Special>> = {
  2: { tube: 'strokes', pump: 'strokes', bottle: 'strokes', dropper: 'oil', box: 'cotton' },
  205: { bottle: 'liquid', pump: 'oil', sachet: 'cotton' },
  206: 'cotton',
  3: { bottle: 'gel', sachet: 'cream', box: 'cream', spray: 'liquid' },
  4: { bottle: 'gel', sachet: 'gel' },
  402: 'lather',
  404: 'grains',
  5: { box: 'liquid', blister: 'lather', pump: 'ribbon', bottle: 'liquid', sachet: 'lather' },
  6: { bottle: 'oil', sachet: 'cotton', 'roll-on': 'oil' },
  604: { jar: 'cream', sachet: 'cotton' },
  607: { box: 'cotton', sachet: 'cotton', bottle: 'oil' },
  7: { sachet: 'powder', box: 'powder', jar: 'powder', bottle: 'oil' },
  801: 'cotton',
  804: 'leaflet',
  805: 'fruit',
  806: { sachet: 'cotton', box: 'cotton' },
  9: { blister: 'lather', spray: 'lather', bottle: 'gel' },
  10: {
    'roll-on': 'oil',
    spray: 'petals',
    bottle: 'petals',
    compact: 'petals',
    jar: 'petals',
    dropper: 'petals',
  },
  11: { sachet: 'cotton', box: 'cotton', pump: 'lather', bottle: 'gel', jar: 'cotton' },
  12: 'leaflet',
  13: { sachet: 'nuts', box: 'nuts', jar: 'nuts', bottle: 'fruit' },
  1301: 'fruit',
  14: {
    bottle: 'gel',
    spray: 'lather',
    pump: 'lather',
    box: 'powder',
    sachet: 'gel',
    jar: 'petals',
  },
};

function smearFor({ departmentId, pack }: PackshotSubject): SmearName {
  const places = [BY_PLACE[departmentId], BY_PLACE[Math.floor(departmentId / 100)]];
  for (const place of places) {
    const name = typeof place === 'string' ? place : place?.[pack.shape];
    if (name) return name;
  }
  return BY_SHAPE[pack.shape];
}

export function drawTexture(subject: PackshotSubject): string {
  const studio = createStudio(subject, 'p');
  const { defs, skin, brand, pack, vary } = studio;
  const { accent, base, ground: paper } = brand.palette;
  let ground = mix(lighten(skin.tint, 0.5), paper, 0.4);
  while (luminance(ground) < 0.5) ground = lighten(ground, 0.12);
  const fall = defs.linear(
    [
      [0, lighten(ground, 0.5)],
      [0.55, ground],
      [1, darken(ground, 0.1)],
    ],
    62,
  );
  const lying = SHAPES[pack.shape].view === 'top';
  const turn = lying ? vary.range('turn', -6, 6) : vary.turn('lean', [-7, 6, -4]);
  const right = vary.turn('hand', [false, true]);
  const [x, y] = [right ? 545 : 262, lying ? 330 : 560];
  const k = lying ? 0.66 : 0.76;
  const packed = `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(1)}) scale(${k}) translate(${-CENTER} ${lying ? -CENTER : -FLOOR})">${drawPackAlone(subject, 'k')}</g>`;
  const brush = { defs, base, accent, ground };
  const smear = put(
    SMEARS[smearFor(subject)](brush, skin.tint),
    right ? 300 : 505,
    648,
    0.94,
    right ? 6 : -6,
  );
  const content = path(roundRect(0, 0, CANVAS, CANVAS), fall) + packed + smear;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" width="${CANVAS}" height="${CANVAS}">${defs.toString()}${content}</svg>`;
}
