import type { Palette } from '../types.ts';
import { lighten, luminance, mix } from './kit/color.ts';
import { createDefs } from './kit/defs.ts';
import { pedestal, SCENES, wall } from './kit/scenery.ts';
import type { Scenery } from './kit/scenery.ts';
import { CENTER, FLOOR } from './kit/studio.ts';
import { createVary } from './kit/vary.ts';
import { drawPackAlone } from './packshot.ts';
import type { PackshotSpec } from './packshot.ts';
import { SHAPES } from './shapes/index.ts';

export interface BannerSpec {
  readonly palette: Palette;
  /** One to three packs; the first stands in the middle. Upright shapes look best. */
  readonly packs: readonly PackshotSpec[];
  readonly seed: number;
  readonly width: number;
  readonly height: number;
}

interface Place {
  /** Distance from the focus and rise above the floor, in hundredths of the stage's unit. */
  readonly dx: number;
  readonly rise: number;
  readonly scale: number;
}

const PLACES: readonly (readonly Place[])[] = [
  [{ dx: 0, rise: 10, scale: 0.96 }],
  [
    { dx: -20, rise: 13, scale: 0.88 },
    { dx: 21, rise: 5, scale: 0.78 },
  ],
  [
    { dx: 0, rise: 15, scale: 0.84 },
    { dx: -34, rise: 6, scale: 0.7 },
    { dx: 34, rise: 3, scale: 0.66 },
  ],
];

function groundOf({ ground, accent }: Palette): string {
  let color = mix(ground, accent, 0.22);
  while (luminance(color) < 0.5) color = lighten(color, 0.12);
  return color;
}

function sceneryOf({ palette, seed, width, height }: BannerSpec): Scenery {
  const tall = width / height < 1.3;
  return {
    defs: createDefs('b'),
    vary: createVary(seed),
    width,
    height,
    focus: tall ? width / 2 : width * 0.72,
    floor: height * (tall ? 0.88 : 0.86),
    ground: groundOf(palette),
    accent: palette.accent,
    base: palette.base,
  };
}

/** Packs on their pedestals, the outer ones first so that the middle one stands in front. */
function stage(scenery: Scenery, { packs, width, height }: BannerSpec): string {
  const places = PLACES[Math.min(packs.length, 3) - 1] ?? [];
  const unit = height * (width / height < 1.3 ? 0.84 : 1.04);
  return places
    .map((place, i) => {
      const pack = packs[i];
      if (!pack) return '';
      const broad = pack.pack.shape === 'jar' || SHAPES[pack.pack.shape].view === 'spread';
      const scale = (unit / 800) * place.scale * (broad ? 0.86 : 1);
      const [x, y] = [
        scenery.focus + (place.dx / 100) * unit,
        scenery.floor - (place.rise / 100) * unit,
      ];
      const half = unit * (broad ? 0.3 : 0.23) * place.scale;
      const foot = scenery.floor + unit * (i === 0 ? 0.03 : 0.045);
      const matrix = `matrix(${scale.toFixed(3)} 0 0 ${scale.toFixed(3)} ${(x - CENTER * scale).toFixed(1)} ${(y - FLOOR * scale).toFixed(1)})`;
      return `${pedestal(scenery, x, y, half, foot)}<g transform="${matrix}">${drawPackAlone(pack, `k${i}-`)}</g>`;
    })
    .join('');
}

/**
 * The scene of a hero or a promotion, without any words: these stand over it as HTML, on the calm
 * side, which is the left of a wide picture and the top of a square one.
 */
export function drawBanner(spec: BannerSpec): string {
  const { width, height } = spec;
  const scenery = sceneryOf(spec);
  const scene = scenery.vary.turn('scene', SCENES)(scenery);
  const content = wall(scenery) + scene + stage(scenery, spec);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scenery.defs.toString()}${content}</svg>`;
}
