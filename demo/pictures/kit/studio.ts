import type { BrandSeed } from '../../seed/types.ts';
import type { Pack, Palette } from '../../looks.ts';
import { darken, lighten, luminance, mix, readable, visible } from './color.ts';
import { createDefs } from './defs.ts';
import type { Defs } from './defs.ts';
import { createVary } from './vary.ts';
import type { Vary } from './vary.ts';

/** Side of the square canvas; packs stand on the line `FLOOR`. */
export const CANVAS = 800;
export const FLOOR = 690;
export const CENTER = CANVAS / 2;

export interface PackshotSpec {
  readonly pack: Pack;
  readonly brand: Pick<BrandSeed, 'name' | 'palette' | 'lettering'>;
  readonly seed: number;
  readonly departmentId?: number;
}

/** The category of a department; 0 if unknown. */
export const categoryOf = ({ departmentId = 0 }: PackshotSpec): number =>
  Math.floor(departmentId / 100);

export interface LabelInk {
  readonly ground: string;
  readonly ink: string;
  readonly a: string;
  readonly b: string;
}

interface Skin {
  readonly body: string;
  readonly print: LabelInk;
  readonly cap: string;
  readonly metal: string;
  readonly deep: string;
  /** Colour of the product itself: a shade, a scent, a liquid. */
  readonly tint: string;
  readonly paper: LabelInk;
}

export interface Studio extends PackshotSpec {
  readonly vary: Vary;
  readonly defs: Defs;
  readonly skin: Skin;
}

export interface Shape {
  /** A single pack before a wall, several things on a wide table, or a table seen from above. */
  readonly view: 'front' | 'spread' | 'top';
  readonly draw: (studio: Studio) => string;
}

const PAPER = '#fcfbf8';
const METALS = ['#d8b988', '#c8ccd4', '#dcab98', '#e9e4da'] as const;

type Scheme = 'base' | 'pale' | 'white' | 'tinted' | 'deep' | 'accent' | 'mist';

/** A deep colour of the brand, whose printing ink may be white. */
function darkest({ base, ink }: Pick<Palette, 'base' | 'ink'>): string {
  const darker = luminance(base) < luminance(ink) ? base : ink;
  return mix(darken(darker, luminance(darker) > 0.08 ? 0.5 : 0.2), base, 0.12);
}

function bodyOf(scheme: Scheme, { base, ink, ground, accent }: Palette, tint: string) {
  // Prevents all-white packs of brands with a near-white colour.
  const faint = luminance(base) > 0.72;
  switch (scheme) {
    case 'base':
      return base;
    case 'pale':
      return faint ? mix(lighten(accent, 0.55), base, 0.3) : mix(lighten(ground, 0.35), base, 0.1);
    case 'accent':
      return accent;
    case 'mist':
      return mix(lighten(tint, 0.55), lighten(accent, 0.5), 0.4);
    case 'white':
      return PAPER;
    case 'tinted':
      return lighten(tint, 0.16);
    case 'deep':
      return darkest({ base, ink });
  }
}

function paperInk({ ground, ink, base, accent }: Palette, tint: string): LabelInk {
  const paper = mix(lighten(ground, 0.75), '#ffffff', 0.4);
  return {
    ground: paper,
    ink: readable(paper, ink, base),
    a: visible(accent, paper),
    b: visible(mix(base, tint, 0.4), paper),
  };
}

function createSkin({ pack, brand }: PackshotSpec, vary: Vary): Skin {
  const { palette } = brand;
  const tint = pack.tint ?? vary.pick('tint', [palette.accent, palette.base]);
  const scheme = vary.turn<Scheme>('scheme', [
    'base',
    'white',
    'tinted',
    'pale',
    'deep',
    'accent',
    'mist',
  ]);
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
    light ? darken(palette.base, 0.35) : tint,
  ]);
  const [first, second] = vary.turn('inks', [
    [tint, palette.base],
    [palette.accent, tint],
    [palette.base, palette.accent],
  ]);
  return {
    body,
    cap,
    metal,
    deep: darkest(palette),
    tint,
    paper: paperInk(palette, tint),
    print: { ground: body, ink, a: visible(first, body), b: visible(second, body) },
  };
}

export function createStudio(spec: PackshotSpec, prefix: string): Studio {
  const { seed, pack } = spec;
  // Offset per brand, so that first packs differ in shape.
  const vary = createVary(
    seed,
    pack.look === undefined ? seed : pack.look + spec.brand.name.en.length * 5,
  );
  return { ...spec, vary, defs: createDefs(prefix), skin: createSkin(spec, vary) };
}
