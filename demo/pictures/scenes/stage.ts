import { lighten, luminance, mix } from '../kit/color.ts';
import { createDefs } from '../kit/defs.ts';
import { pedestal, wall } from '../kit/scenery.ts';
import type { Scenery } from '../kit/scenery.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import { createVary } from '../kit/vary.ts';
import { drawPackAlone } from '../packshot.ts';
import type { PackshotSpec } from '../packshot.ts';
import { put } from '../props/draw.ts';
import type { Brush } from '../props/draw.ts';
import { PROPS } from '../props/index.ts';
import type { PropName } from '../props/index.ts';
import { SHAPES } from '../shapes/index.ts';
import { bannerPack } from './packs.ts';
import type { PackName } from './packs.ts';
import { SETS } from './sets.ts';
import type { SetName } from './sets.ts';

/** Positions in hundredths of the stage's unit: right of its middle, above its floor. */
type PropPlace = readonly [name: PropName, dx: number, rise: number, scale: number, turn?: number];
type PackPlace = readonly [name: PackName, ...spot: Spot];
type Spot = readonly [dx: number, rise: number, scale: number, stand?: 'round' | 'none'];

export interface Decor {
  readonly set: SetName;
  /** `ground accent base` as CSS hex. */
  readonly colours: string;
  readonly behind?: readonly PropPlace[];
  readonly front?: readonly PropPlace[];
}

export interface Stage extends Decor {
  readonly packs: readonly PackPlace[];
}

interface PlacedPack {
  readonly spec: PackshotSpec;
  readonly spot: Spot;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Middle, floor and unit of the stage, as shares of width and height. */
  readonly focus: number;
  readonly floor: number;
  readonly unit: number;
}

function sceneryOf(stage: Decor, seed: number, frame: Frame): Scenery {
  const [ground = '', accent = '', base = ''] = stage.colours.split(' ');
  let bright = mix(ground, accent, 0.1);
  while (luminance(bright) < 0.55) bright = lighten(bright, 0.1);
  return {
    defs: createDefs('b'),
    vary: createVary(seed),
    width: frame.width,
    height: frame.height,
    focus: frame.width * frame.focus,
    floor: frame.height * frame.floor,
    ground: bright,
    accent,
    base,
  };
}

function drawProp(scenery: Scenery, unit: number, [name, dx, rise, k, turn]: PropPlace): string {
  const brush: Brush = scenery;
  const [x, y] = [scenery.focus + (dx / 100) * unit, scenery.floor - (rise / 100) * unit];
  return put(PROPS[name](brush), x, y, (unit / 640) * k, turn);
}

function drawPack(
  scenery: Scenery,
  unit: number,
  { spec, spot: [dx, rise, scale, stand = 'round'] }: PlacedPack,
  prefix: string,
): string {
  const broad = spec.pack.shape === 'jar' || SHAPES[spec.pack.shape].view === 'spread';
  const k = (unit / 800) * scale * (broad ? 0.86 : 1);
  const [x, y] = [scenery.focus + (dx / 100) * unit, scenery.floor - (rise / 100) * unit];
  const half = unit * (broad ? 0.3 : 0.23) * scale;
  const foot = scenery.floor + unit * (rise > 11 ? 0.03 : 0.045);
  const top = SHAPES[spec.pack.shape].view === 'top' ? CENTER + 300 : FLOOR;
  const matrix = `matrix(${k.toFixed(3)} 0 0 ${k.toFixed(3)} ${(x - CENTER * k).toFixed(1)} ${(y - top * k).toFixed(1)})`;
  const podium = stand === 'round' ? pedestal(scenery, x, y, half, foot) : '';
  return `${podium}<g transform="${matrix}">${drawPackAlone(spec, prefix)}</g>`;
}

/** A composed scene without words: a set, packs, and props behind and before them. */
export function drawStage({ packs, ...decor }: Stage, seed: number, frame: Frame): string {
  const placed = packs.map(([name, ...spot]) => ({ spec: bannerPack(name), spot }));
  return composeStage(decor, placed, seed, frame);
}

export function composeStage(
  decor: Decor,
  packs: readonly PlacedPack[],
  seed: number,
  frame: Frame,
): string {
  const scenery = sceneryOf(decor, seed, frame);
  const { width, height, defs } = scenery;
  const unit = height * frame.unit;
  const content = [
    wall(scenery),
    SETS[decor.set](scenery),
    ...(decor.behind ?? []).map((prop) => drawProp(scenery, unit, prop)),
    ...packs.map((pack, i) => drawPack(scenery, unit, pack, `k${i}-`)),
    ...(decor.front ?? []).map((prop) => drawProp(scenery, unit, prop)),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs.toString()}${content}</svg>`;
}
