import { darken, lighten, mix } from '../kit/color.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, shadeOf } from '../kit/light.ts';
import { ellipse, path } from '../kit/paths.ts';
import type { Shape, Studio } from '../kit/studio.ts';

function lid(studio: Studio, cx: number, cy: number, r: number): string {
  const { defs, skin } = studio;
  const rim = defs.linear(
    [
      [0, lighten(skin.metal, 0.7)],
      [0.4, skin.metal],
      [0.7, darken(skin.metal, 0.35)],
      [1, lighten(skin.metal, 0.3)],
    ],
    50,
  );
  const face = defs.linear(
    [
      [0, '#ffffff', 0.42],
      [0.42, '#ffffff', 0],
      [1, shadeOf(skin.body), 0.3],
    ],
    52,
  );
  const side = r * 0.66;
  return (
    ellipse(cx + 12, cy + 8, r, r, darken(skin.body, 0.4)) +
    ellipse(cx, cy, r, r, rim) +
    ellipse(cx, cy, r - 8, r - 8, skin.body) +
    drawLabel(
      studio,
      {
        text: { x: cx - side, y: cy - side * 1.04, w: side * 2, h: side * 1.96 },
        bleed: { x: cx - r, y: cy - r, w: r * 2, h: r * 2 },
        clip: `M${cx - r + 8} ${cy}a${r - 8} ${r - 8} 0 1 1 ${r * 2 - 16} 0a${r - 8} ${r - 8} 0 1 1 ${16 - r * 2} 0Z`,
      },
      skin.print,
    ) +
    ellipse(cx, cy, r - 8, r - 8, face)
  );
}

function pan(studio: Studio, cx: number, cy: number, rx: number): string {
  const { defs, skin, vary } = studio;
  const ry = rx * 0.36;
  const wall = 30;
  const body = `M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}V${cy + wall}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy + wall}Z`;
  const side = defs.linear([
    [0, darken(skin.body, 0.4)],
    [0.25, lighten(skin.body, 0.3)],
    [0.6, skin.body],
    [1, darken(skin.body, 0.5)],
  ]);
  const powder = mix(skin.tint, '#f6d8c2', 0.35);
  const glow = defs.linear(
    [
      [0, lighten(powder, 0.35)],
      [0.6, powder],
      [1, darken(powder, 0.12)],
    ],
    60,
  );
  const rays = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6 + vary.unit('press');
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${(cx + c * rx * 0.2).toFixed(1)} ${(cy + s * ry * 0.2).toFixed(1)}L${(cx + c * rx * 0.62).toFixed(1)} ${(cy + s * ry * 0.62).toFixed(1)}`;
  }).join('');
  const press = (color: string, dy: number): string =>
    `<path d="${rays}" transform="translate(0 ${dy})" stroke="${color}" stroke-opacity="0.35" stroke-width="5" stroke-linecap="round" fill="none"/>`;
  return (
    path(body, side) +
    ellipse(cx, cy, rx, ry, lighten(skin.metal, 0.2)) +
    ellipse(cx, cy + 2, rx - 7, ry - 4, darken(skin.body, 0.2)) +
    ellipse(cx, cy + 5, rx - 26, ry - 11, darken(powder, 0.32)) +
    ellipse(cx, cy + 8, rx - 29, ry - 13, glow) +
    press(darken(powder, 0.4), 7) +
    press('#ffffff', 9.5)
  );
}

function draw(studio: Studio): string {
  const { defs, vary } = studio;
  const right = vary.turn('side', [true, false]);
  const r = vary.range('radius', 222, 244);
  const [lidX, panX] = right ? [356, 520] : [444, 284];
  const lidY = 596 - r;
  return (
    contactShadow(defs, lidX, 594, r * 0.62) +
    lid(studio, lidX, lidY, r) +
    contactShadow(defs, panX, 688, 190, 0.9) +
    pan(studio, panX, 626, vary.range('pan', 182, 204))
  );
}

export const compact: Shape = { view: 'spread', draw };
