import type { BrandSeed } from '../seed/types.ts';
import { contrast, darken, lighten, mix, readable, visible } from './kit/color.ts';
import { createDefs } from './kit/defs.ts';
import { descends, drawWordmark, fitWordmark } from './kit/lettering.ts';
import { drawMotif } from './kit/motifs.ts';
import type { Motif } from './kit/motifs.ts';
import { ellipse, path, roundRect } from './kit/paths.ts';
import { drawText, fitText } from './kit/text.ts';
import { createVary } from './kit/vary.ts';

export type LogoBrand = Pick<BrandSeed, 'id' | 'name' | 'palette' | 'lettering'>;

const WIDTH = 400;
const HEIGHT = 240;
const CX = WIDTH / 2;
/** Ornaments that are recognisable at coin size. */
const EMBLEMS = [
  'sun',
  'leaf',
  'petals',
  'rays',
  'hills',
  'arc',
  'waves',
] as const satisfies Motif[];

type Build = 'emblem' | 'word' | 'underlined' | 'tag';

interface Look {
  readonly brand: LogoBrand;
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

function word({ brand, ink }: Look, y: number, maxSize: number, fill = ink): string {
  const name = brand.name.en;
  const size = fitWordmark(name, brand.lettering, WIDTH * 0.8, maxSize);
  return drawWordmark(name, brand.lettering, {
    x: CX,
    y: y + size * 0.34,
    size,
    fill,
    anchor: 'middle',
  });
}

function thaiName({ brand, ink }: Look, y: number): string {
  const { lines, size } = fitText(brand.name.th, {
    maxWidth: WIDTH * 0.6,
    maxLines: 1,
    maxSize: 22,
    weight: 400,
    leading: 1,
  });
  const style = { size, weight: 400, fill: ink, anchor: 'middle', opacity: 0.8 } as const;
  return lines.map((text) => drawText(text, CX, y, style)).join('');
}

function emblem(look: Look): string {
  const { brand, accent, ground } = look;
  const defs = createDefs('l');
  const [cy, r] = [72, 44];
  const lower = descends(brand.name.en, brand.lettering);
  const motif = createVary(brand.id).turn('emblem', EMBLEMS);
  const clip = defs.clip(ellipse(CX, cy, r, r, '#000'));
  const inner = mix(ground, '#ffffff', 0.8);
  const second = contrast(inner, accent) >= 1.9 ? inner : darken(brand.palette.base, 0.35);
  const box = { x: CX - r, y: cy - r, w: r * 2, h: r * 1.9 };
  const art = drawMotif(motif, { box, a: second, b: mix(second, accent, 0.35), seed: brand.id });
  return `${defs.toString()}${ellipse(CX, cy, r, r, accent)}<g clip-path="${clip}">${art}</g>${word(look, 152, 52)}${thaiName(look, lower ? 216 : 206)}`;
}

const plainWord = (look: Look): string => word(look, 104, 76) + thaiName(look, 190);

function underlined(look: Look): string {
  const deep = descends(look.brand.name.en, look.brand.lettering) ? 12 : 0;
  const y = 142 + deep;
  const swash = `M${CX - 70} ${y}C${CX - 30} ${y + 12} ${CX + 30} ${y - 10} ${CX + 70} ${y}`;
  const stroke = `stroke="${look.accent}" stroke-width="6" stroke-linecap="round"`;
  return word(look, 96, 72) + path(swash, 'none', stroke) + thaiName(look, 194);
}

function tag(look: Look): string {
  const { brand, accent } = look;
  const fill = readable(accent, '#fffdfa', look.ground);
  const size = fitWordmark(brand.name.en, brand.lettering, WIDTH * 0.62, 54);
  const place = { x: CX, y: 100 + size * 0.34, size, fill, anchor: 'middle' } as const;
  return (
    path(roundRect(48, 50, WIDTH - 96, 100, brand.lettering === 'rounded' ? 50 : 14), accent) +
    drawWordmark(brand.name.en, brand.lettering, place) +
    thaiName(look, 194)
  );
}

const BUILDS: Readonly<Record<Build, (look: Look) => string>> = {
  emblem,
  word: plainWord,
  underlined,
  tag,
};

/** The logo of a brand on its own ground: a 400 x 240 SVG. */
export function drawBrandLogo(brand: LogoBrand): string {
  const { palette } = brand;
  const vary = createVary(brand.id);
  const ground = vary.turn('ground', [
    '#ffffff',
    mix(palette.ground, '#ffffff', 0.35),
    palette.base,
  ]);
  const dark = ground === palette.base;
  const ink = dark
    ? readable(ground, lighten(palette.ground, 0.5), '#fffdfa')
    : readable(ground, contrast(palette.base, ground) >= 4.5 ? palette.base : palette.ink);
  const hue = dark
    ? palette.accent
    : vary.pick('hue', [palette.base, palette.base, palette.accent]);
  const accent = visible(hue, ground, 1.8);
  const build = vary.turn<Build>('build', ['emblem', 'word', 'underlined', 'tag', 'emblem']);
  const content = BUILDS[build]({ brand, ground, ink, accent });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${content}</svg>`;
}
