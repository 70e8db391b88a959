import type { BrandSeed, PackSeed } from '../../types.ts';
import { darken, lighten, luminance, mix, readable } from './color.ts';
import { createDefs } from './defs.ts';
import type { Defs } from './defs.ts';
import { createVary } from './vary.ts';
import type { Vary } from './vary.ts';

/** The canvas is a square of this side; packs stand on the line `FLOOR`. */
export const CANVAS = 800;
export const FLOOR = 690;
export const CENTER = CANVAS / 2;

export interface PackshotSpec {
  readonly pack: PackSeed;
  readonly brand: Pick<BrandSeed, 'name' | 'palette' | 'lettering'>;
  readonly seed: number;
}

/** The colours of one pack, chosen from its brand's palette. */
export interface Skin {
  readonly body: string;
  /** Print on the body. */
  readonly ink: string;
  /** A second printing colour, for ornaments. */
  readonly accent: string;
  readonly cap: string;
  /** A label stuck on the body. */
  readonly panel: string;
  readonly panelInk: string;
  readonly metal: string;
  /** The product itself: a shade, a scent, a liquid. */
  readonly tint: string;
}

/** Everything a shape needs to draw itself. */
export interface Studio extends PackshotSpec {
  readonly vary: Vary;
  readonly defs: Defs;
  readonly skin: Skin;
}

export interface Shape {
  /** Whether the pack stands before a wall or lies on a table seen from above. */
  readonly view: 'front' | 'top';
  draw(studio: Studio): string;
}

const PAPER = '#fcfbf8';
const METALS = ['#d8b988', '#c8ccd4', '#dcab98', '#e9e4da'] as const;

type Scheme = 'base' | 'pale' | 'white' | 'tinted' | 'deep';

function bodyOf(scheme: Scheme, { base, accent, ink, ground }: BrandSeed['palette'], tint: string) {
  switch (scheme) {
    case 'base':
      return base;
    case 'pale':
      return mix(lighten(ground, 0.35), base, 0.1);
    case 'white':
      return PAPER;
    case 'tinted':
      return mix(tint, lighten(accent, 0.5), 0.35);
    case 'deep':
      return mix(darken(base, 0.45), ink, 0.35);
  }
}

function createSkin({ pack, brand }: PackshotSpec, vary: Vary): Skin {
  const { palette } = brand;
  const tint = pack.tint ?? vary.pick('tint', [palette.accent, palette.base]);
  const scheme = vary.turn<Scheme>('scheme', ['base', 'white', 'tinted', 'pale', 'deep']);
  const body = bodyOf(scheme, palette, tint);
  const light = luminance(body) > 0.45;
  const ink = light
    ? readable(body, palette.ink, palette.base)
    : readable(body, lighten(palette.ground, 0.4), PAPER);
  const metal = vary.pick('metal', METALS);
  const cap = vary.turn('cap', [
    light ? palette.base : PAPER,
    light ? PAPER : lighten(palette.ground, 0.2),
    metal,
    light ? darken(palette.base, 0.35) : mix(palette.accent, tint, 0.6),
  ]);
  const panel = light ? vary.pick('panel', [palette.base, PAPER, tint]) : PAPER;
  const panelInk = readable(panel, palette.ink, lighten(palette.ground, 0.5), PAPER);
  const accent = light
    ? mix(tint, palette.accent, 0.5)
    : lighten(mix(tint, palette.accent, 0.5), 0.25);
  return { body, ink, accent, cap, panel, panelInk, metal, tint };
}

export function createStudio(spec: PackshotSpec, prefix: string): Studio {
  const vary = createVary(spec.seed);
  return { ...spec, vary, defs: createDefs(prefix), skin: createSkin(spec, vary) };
}
