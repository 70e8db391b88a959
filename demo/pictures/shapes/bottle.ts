import { cap, ribs } from '../kit/caps.ts';
import { lighten } from '../kit/color.ts';
import { glass, glint } from '../kit/glass.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import type { Finish } from '../kit/light.ts';
import { lathe, path, roundRect } from '../kit/paths.ts';
import type { Ring } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

type Build = 'oval' | 'slope' | 'round' | 'waist';

/** Outlines of the four bottle families, from the neck (half width `n`) down. */
function rings(build: Build, top: number, half: number, n: number): readonly Ring[] {
  switch (build) {
    case 'oval':
      return [
        [top, n, 6],
        [top + 40, half * 0.86, 70],
        [top + 150, half, 150],
        [FLOOR, half * 0.86, 46],
      ];
    case 'slope':
      return [
        [top, n, 4],
        [top + 120, half * 0.94, 90],
        [FLOOR, half, 24],
      ];
    case 'round':
      return [
        [top, n, 4],
        [top + 26, n, 12],
        [top + 66, half, 48],
        [FLOOR, half, 28],
      ];
    case 'waist':
      return [
        [top, n, 6],
        [top + 50, half * 0.96, 60],
        [top + 220, half * 0.84, 190],
        [FLOOR, half, 34],
      ];
  }
}

function closure(studio: Studio, y: number, half: number): string {
  const { skin, vary } = studio;
  const finish = skin.cap === skin.metal ? 'metal' : 'satin';
  const tall = vary.turn('closure', ['disc', 'screw', 'tall']);
  const height = tall === 'tall' ? 122 : tall === 'screw' ? 78 : 66;
  const box = { cx: CENTER, top: y - height, bottom: y + 6, half };
  const seam = path(
    `M${CENTER - half + 2} ${y - height * 0.52}h${half * 2 - 4}`,
    'none',
    'stroke="#1c1640" stroke-opacity="0.2" stroke-width="2"',
  );
  return (
    cap(studio, box, skin.cap, finish, tall === 'disc' ? 14 : 8) +
    (tall === 'screw' ? ribs(box, skin.cap, 24) : tall === 'disc' ? seam : '')
  );
}

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const build = vary.turn<Build>('build', ['oval', 'round', 'waist', 'slope']);
  const half = vary.range('half', 122, 152);
  const top = vary.range('top', 206, 236);
  const neck = half * vary.range('neck', 0.44, 0.56);
  const d = lathe(CENTER, rings(build, top, half, neck), 8);
  const clear = vary.turn('wall', [false, false, true]);
  const from = top + (build === 'slope' ? 140 : 96);
  const inner = half * (build === 'slope' || build === 'round' ? 0.88 : 0.78);
  const area = { x: CENTER - inner, y: from, w: inner * 2, h: FLOOR - from - 30 };
  const bleed = { x: CENTER - half, y: from, w: half * 2, h: FLOOR - from + 8 };
  const sticker = roundRect(area.x - 6, from - 8, area.w + 12, area.h + 8, 12);
  const shape = { x: CENTER - half, y: from - 30, w: half * 2, h: FLOOR - from };
  return (
    contactShadow(defs, CENTER, FLOOR, half * 0.95) +
    closure(studio, top, neck + 6) +
    (clear
      ? path(d, lighten(skin.tint, 0.3), 'fill-opacity="0.75"') +
        glass(defs, d, skin.tint, 0.62) +
        glint(defs, shape, 0.6) +
        turned(
          defs,
          sticker,
          skin.paper.ground,
          'matte',
          drawLabel(studio, { text: area, clip: sticker }, skin.paper),
        )
      : turned(
          defs,
          d,
          skin.body,
          vary.pick<Finish>('finish', ['matte', 'satin', 'gloss']),
          drawLabel(studio, { text: area, bleed, clip: d }, skin.print),
        ) + softbox(defs, { ...shape, x: CENTER - half * 0.76, w: half * 0.12 }, 0.26))
  );
}

export const bottle: Shape = { view: 'front', draw };
