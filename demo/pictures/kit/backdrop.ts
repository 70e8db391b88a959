import { darken, lighten, luminance, mix } from './color.ts';
import type { Shape, Studio } from './studio.ts';
import { rect, BACKDROPS } from './walls.ts';

/** Moves a ground away from the colour of the pack, towards the brand's accent. */
function setApart(ground: string, body: string, accent: string): string {
  const near = (hex: string): boolean => Math.abs(luminance(hex) - luminance(body)) < 0.16;
  if (!near(ground)) return ground;
  let color = mix(ground, lighten(accent, 0.3), 0.45);
  for (let i = 0; i < 4 && near(color); i += 1) color = darken(color, 0.07);
  return color;
}

/** Studio papers for brands with few colours of their own. */
const PAPERS = [
  '#cfdcc9',
  '#f2cfc7',
  '#c3dbe8',
  '#e9d3ad',
  '#d5cbe8',
  '#bfe0d6',
  '#f3e2a6',
  '#e6c3b0',
] as const;

/** Probability of a dark ground, which makes pale packs glow; low to keep lists bright. */
const DUSK = 0.24;

/** The ground of a picture, bright enough for every pack to stand out. */
function groundOf({ brand: { palette }, skin, vary }: Studio): string {
  const bold = lighten(palette.base, 0.5);
  const dusk = mix(darken(skin.deep, 0.1), palette.accent, 0.22);
  const paper = mix(vary.pick('paper', PAPERS), palette.ground, 0.25);
  const hue = vary.turn('ground', [
    paper,
    palette.ground,
    mix(palette.ground, palette.accent, 0.3),
    mix(palette.ground, '#ffffff', 0.5),
    bold,
    mix(lighten(skin.tint, 0.58), palette.ground, 0.4),
    mix(lighten(palette.base, 0.7), palette.ground, 0.35),
    lighten(palette.accent, 0.3),
    mix(lighten(palette.accent, 0.62), lighten(skin.tint, 0.6), 0.5),
    lighten(paper, 0.3),
    luminance(skin.body) > 0.4 ? dusk : lighten(skin.tint, 0.42),
  ]);
  const floor = hue === dusk ? 0.09 : hue === bold ? 0.36 : 0.5;
  let ground = hue;
  while (luminance(ground) < floor) ground = lighten(ground, 0.08);
  return setApart(ground, skin.body, palette.accent);
}

function wash({ defs }: Studio, ground: string): string {
  const light = luminance(ground) < DUSK ? 0.4 : 1;
  return rect(
    defs.radial(
      [
        [0, '#ffffff', 0.46 * light],
        [0.5, '#ffffff', 0.12 * light],
        [1, '#ffffff', 0],
      ],
      0.24,
      0.16,
      0.85,
    ),
  );
}

function vignette({ defs }: Studio, ground: string): string {
  const deep = darken(ground, 0.4);
  return rect(
    defs.radial(
      [
        [0, deep, 0],
        [0.62, deep, 0],
        [1, deep, 0.26],
      ],
      0.45,
      0.45,
      0.78,
    ),
  );
}

export function drawBackdrop(studio: Studio, view: Shape['view']): string {
  const ground = groundOf(studio);
  const backdrop = studio.vary.turn(`scene-${view}`, BACKDROPS[view]);
  return backdrop(studio, ground) + wash(studio, ground) + vignette(studio, ground);
}
