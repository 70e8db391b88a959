import { cap, ribs } from '../kit/caps.ts';
import { darken, lighten, mix } from '../kit/color.ts';
import { glass, glint } from '../kit/glass.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import { ellipse, lathe, path, roundPolygon, roundRect } from '../kit/paths.ts';
import type { Box } from '../kit/motifs.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

type Build = 'block' | 'dome' | 'tower' | 'facet' | 'disc';

interface Flacon {
  readonly outline: string;
  readonly inner: string;
  readonly label: Box;
  readonly neck: number;
}

function boxed(half: number, top: number, radius: number, foot: number): Flacon {
  const inset = 22;
  const h = FLOOR - top;
  return {
    outline: roundRect(CENTER - half, top, half * 2, h, radius),
    inner: roundRect(
      CENTER - half + inset,
      top + inset + 8,
      (half - inset) * 2,
      h - inset - foot - 8,
      Math.max(6, radius - 10),
    ),
    label: { x: CENTER - half * 0.66, y: top + h * 0.27, w: half * 1.32, h: h * 0.5 },
    neck: top,
  };
}

function faceted(half: number, top: number): Flacon {
  const cut = 44;
  const shape = (inset: number): string =>
    roundPolygon([
      [CENTER - half + cut, top + inset, 8],
      [CENTER + half - cut, top + inset, 8],
      [CENTER + half - inset, top + cut + inset * 0.6, 8],
      [CENTER + half - inset, FLOOR - cut * 0.7 - inset, 8],
      [CENTER + half - cut, FLOOR - inset * 1.6, 8],
      [CENTER - half + cut, FLOOR - inset * 1.6, 8],
      [CENTER - half + inset, FLOOR - cut * 0.7 - inset, 8],
      [CENTER - half + inset, top + cut + inset * 0.6, 8],
    ]);
  const flat = boxed(half, top, 8, 40);
  return { ...flat, outline: shape(0), inner: shape(20) };
}

function round(half: number): Flacon {
  const cy = FLOOR - half + 8;
  const circle = (r: number): string =>
    `M${CENTER - r} ${cy}A${r} ${r} 0 1 1 ${CENTER + r} ${cy}A${r} ${r} 0 1 1 ${CENTER - r} ${cy}Z`;
  return {
    outline: circle(half),
    inner: circle(half - 26),
    label: { x: CENTER - half * 0.58, y: cy - half * 0.44, w: half * 1.16, h: half * 0.92 },
    neck: cy - half + 6,
  };
}

function flacon(build: Build, { vary }: Studio): Flacon {
  const top = vary.range('top', 360, 400);
  switch (build) {
    case 'block':
      return boxed(vary.range('half', 142, 168), top, 18, 40);
    case 'tower':
      return boxed(vary.range('half', 98, 116), top - 70, 12, 46);
    case 'dome':
      return boxed(vary.range('half', 134, 156), top, 96, 44);
    case 'facet':
      return faceted(vary.range('half', 140, 162), top);
    case 'disc':
      return round(vary.range('half', 166, 182));
  }
}

/** Collar and cap: a block, a ball, a ribbed cylinder or a slab of wood. */
function closure(studio: Studio, neck: number): string {
  const { defs, skin, vary } = studio;
  const collar = { cx: CENTER, top: neck - 24, bottom: neck + 8, half: 44 };
  const base = cap(studio, collar, skin.metal, 'metal', 3);
  const kind = vary.turn('stopper', ['block', 'ball', 'ribbed', 'wood', 'tall']);
  if (kind === 'ball') {
    const dark = defs.radial(
      [
        [0, lighten(skin.cap, 0.6)],
        [0.5, skin.cap],
        [1, darken(skin.cap, 0.5)],
      ],
      0.36,
      0.3,
      0.75,
    );
    return base + ellipse(CENTER, neck - 84, 66, 64, dark);
  }
  const tall = kind === 'tall' ? 168 : 112;
  const half = kind === 'block' ? 72 : 54;
  const lid = { cx: CENTER, top: neck - tall, bottom: neck - 20, half };
  const fill = kind === 'wood' ? '#b98a5a' : skin.cap;
  return (
    base +
    cap(studio, lid, fill, fill === skin.metal ? 'metal' : 'gloss', kind === 'block' ? 8 : 5) +
    (kind === 'ribbed' ? ribs(lid, fill, 26) : '') +
    softbox(
      defs,
      { x: CENTER - half * 0.7, y: neck - tall + 10, w: half * 0.2, h: tall - 36 },
      0.45,
    )
  );
}

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const build = vary.turn<Build>('flacon', ['block', 'dome', 'facet', 'tower', 'disc']);
  const { outline, inner, label, neck } = flacon(build, studio);
  const wall = vary.turn('wall', ['clear', 'clear', 'tinted', 'solid']);
  const juice = mix(skin.tint, '#f0c987', 0.4);
  const sticker = roundRect(label.x, label.y, label.w, label.h, 3);
  const glow = { x: label.x - 30, y: neck + 20, w: label.w + 60, h: FLOOR - neck - 60 };
  const contents =
    wall === 'solid'
      ? turned(defs, outline, skin.body, 'gloss')
      : path(outline, '#f4f6f8', 'fill-opacity="0.8"') +
        turned(defs, inner, wall === 'clear' ? lighten(juice, 0.22) : juice, 'gloss') +
        glass(defs, outline, wall === 'clear' ? lighten(juice, 0.72) : lighten(juice, 0.2), 0.16);
  const ink = wall === 'solid' ? skin.print : skin.paper;
  const print = drawLabel(studio, { text: label, clip: sticker, quiet: true }, ink);
  return (
    contactShadow(defs, CENTER, FLOOR, label.w * 0.72) +
    path(
      lathe(CENTER, [
        [neck - 6, 30],
        [neck + 30, 30],
      ]),
      '#dfe4ea',
    ) +
    contents +
    (wall === 'solid' ? '' : path(sticker, ink.ground, 'fill-opacity="0.94"')) +
    print +
    glint(defs, glow, 0.55) +
    closure(studio, neck)
  );
}

export const perfume: Shape = { view: 'front', draw };
