import { darken, lighten, mix } from '../kit/color.ts';
import { drawLabel } from '../kit/label.ts';
import { dropShadow } from '../kit/light.ts';
import { ellipse, move, path } from '../kit/paths.ts';
import { pouchLight, pouchOutline } from '../kit/pouch.ts';
import { CENTER } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

const FACE =
  'M0 -118C58 -118 92 -82 94 -26C96 36 62 112 0 122C-62 112 -96 36 -94 -26C-92 -82 -58 -118 0 -118Z';
const HOLES =
  'M-58 -22C-46 -36 -26 -36 -16 -20C-30 -12 -46 -12 -58 -22ZM58 -22C46 -36 26 -36 16 -20C30 -12 46 -12 58 -22ZM-28 62C-14 52 14 52 28 62C14 76 -14 76 -28 62ZM-13 32C-6 22 6 22 13 32Z';

const FOOT =
  'M-64 -120C-30 -136 14 -128 26 -96C38 -50 22 -10 44 30C70 66 108 78 104 108C98 136 20 132 -22 116C-66 96 -74 20 -76 -40C-78 -80 -82 -110 -64 -120Z';

function socks({ defs, skin }: Studio): string {
  const cloth = mix(lighten(skin.tint, 0.7), '#ffffff', 0.4);
  const light = defs.linear(
    [
      [0, '#ffffff', 0.7],
      [0.6, '#ffffff', 0],
      [1, darken(skin.tint, 0.3), 0.3],
    ],
    40,
  );
  const sock = (tone: string): string =>
    dropShadow(FOOT, 0, 10) +
    path(FOOT, tone) +
    path(FOOT, light) +
    `<path d="M-70 -84Q-20 -70 27 -86" stroke="${darken(skin.tint, 0.2)}" stroke-width="4" stroke-opacity="0.4" fill="none"/>`;
  return (
    `<g transform="translate(44 -6) scale(0.86)">${sock(darken(cloth, 0.05))}</g>` +
    `<g transform="translate(-34 10) scale(0.92)">${sock(cloth)}</g>`
  );
}

function sheet({ defs, skin }: Studio, ground: string): string {
  const cloth = mix(lighten(skin.tint, 0.82), '#ffffff', 0.5);
  const light = defs.radial(
    [
      [0, '#ffffff', 0.9],
      [0.7, cloth, 0.4],
      [1, darken(skin.tint, 0.3), 0.3],
    ],
    0.36,
    0.3,
    0.8,
  );
  const cuts =
    '<path d="M-94 -20h22M94 -20h-22M-64 84l14 -12M64 84l-14 -12M0 -118v20" stroke-width="3" stroke-opacity="0.4" fill="none"';
  return (
    dropShadow(FACE, 0, 10) +
    path(FACE, cloth) +
    path(FACE, light) +
    path(HOLES, ground) +
    path(HOLES, '#1c1640', 'fill-opacity="0.12"') +
    `${cuts} stroke="${darken(ground, 0.3)}"/>`
  );
}

function draw(studio: Studio): string {
  const { defs, skin, vary, pack } = studio;
  const inside = pack.title.includes('Foot') ? socks : sheet;
  const [w, h] = [vary.range('w', 408, 450), vary.range('h', 560, 600)];
  const box = { x: -w / 2, y: -h / 2, w, h };
  const outline = pouchOutline(box, false, 14);
  const halo = mix(skin.body, lighten(skin.tint, 0.3), 0.5);
  const high = vary.turn('face', [true, false]);
  const faceY = high ? box.y + h * 0.31 : box.y + h * 0.7;
  const area = {
    x: box.x + 28,
    y: high ? box.y + h * 0.56 : box.y + 52,
    w: w - 56,
    h: h * (high ? 0.385 : 0.33),
  };
  const tilt = vary.range('tilt', -6, 6);
  const clip = defs.clip(path(outline, '#000'));
  const content =
    dropShadow(outline, tilt) +
    path(outline, skin.body) +
    `<g clip-path="${clip}">${ellipse(0, faceY, w * 0.43, w * 0.43, halo, 'fill-opacity="0.8"')}</g>` +
    move(
      0,
      faceY,
      `<g transform="scale(${vary.range('scale', 0.92, 1.02).toFixed(2)})">${inside(studio, halo)}</g>`,
    ) +
    drawLabel(studio, { text: area, quiet: true }, skin.print) +
    pouchLight(studio, outline, box, 28) +
    ellipse(0, box.y + 16, 11, 6, darken(skin.body, 0.45), 'fill-opacity="0.55"');
  return move(CENTER, CENTER, content, tilt);
}

export const mask: Shape = { view: 'top', draw };
