import { cap, ribs } from '../kit/caps.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, shadeOf } from '../kit/light.ts';
import { ellipse, lathe, path } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

function light({ defs, skin }: Studio, d: string, half: number, top: number): string {
  const shade = shadeOf(skin.body);
  const across = defs.linear([
    [0, shade, 0.36],
    [0.07, '#ffffff', 0.24],
    [0.2, '#ffffff', 0.34],
    [0.36, '#ffffff', 0],
    [0.62, shade, 0.06],
    [0.86, shade, 0.28],
    [0.94, '#ffffff', 0.16],
    [1, shade, 0.36],
  ]);
  const down = defs.linear(
    [
      [0, '#ffffff', 0.2],
      [0.2, '#ffffff', 0],
      [0.8, shade, 0],
      [1, shade, 0.3],
    ],
    90,
  );
  const crease = `M${CENTER - half + 20} ${FLOOR - 12}Q${CENTER} ${FLOOR - 78} ${CENTER + half - 20} ${FLOOR - 12}`;
  const seal = [0, 1, 2, 3]
    .map((i) => `M${CENTER - half + 14} ${top + 10 + i * 8}h${half * 2 - 28}`)
    .join('');
  return (
    path(d, across) +
    path(d, down) +
    `<path d="${crease}" fill="none" stroke="${shade}" stroke-width="3" stroke-opacity="0.22"/>` +
    `<path d="${seal}" stroke="${shade}" stroke-opacity="0.16" stroke-width="1.6"/>`
  );
}

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const half = vary.range('half', 168, 194);
  const top = vary.range('top', 196, 236);
  const spout = vary.turn('spout', ['corner', 'middle', 'none']);
  const cut = spout === 'corner' ? 96 : 0;
  const [l, r] = [CENTER - half, CENTER + half];
  const d = `M${l + 14} ${top}H${r - cut - 14}L${r - 8} ${top + cut + 6}C${r - 16} ${top + 180} ${r + 12} ${FLOOR - 150} ${r} ${FLOOR - 12}Q${r - 8} ${FLOOR + 8} ${CENTER} ${FLOOR + 16}Q${l + 8} ${FLOOR + 8} ${l} ${FLOOR - 12}C${l - 12} ${FLOOR - 150} ${l + 16} ${top + 180} ${l + 8} ${top + 6}Z`;
  const nozzle = (cx: number, y: number, turn: number): string => {
    const neck = lathe(cx, [
      [y - 26, 26],
      [y + 20, 30],
    ]);
    const lid = { cx, top: y - 74, bottom: y - 14, half: 38 };
    return `<g transform="rotate(${turn} ${cx} ${y})">${path(neck, skin.body)}${cap(studio, lid, skin.cap, skin.cap === skin.metal ? 'metal' : 'satin', 8)}${ribs(lid, skin.cap, 18)}</g>`;
  };
  const area = {
    x: l + 34,
    y: top + (spout === 'corner' ? 92 : 62),
    w: half * 2 - 68,
    h: FLOOR - top - (spout === 'corner' ? 176 : 150),
  };
  const bleed = { x: l, y: area.y, w: half * 2, h: FLOOR - area.y + 18 };
  return (
    contactShadow(defs, CENTER, FLOOR + 12, half) +
    (spout === 'corner' ? nozzle(r - 46, top + 46, 42) : '') +
    (spout === 'middle' ? nozzle(CENTER, top - 2, 0) : '') +
    path(d, skin.body) +
    drawLabel(studio, { text: area, bleed, clip: d }, skin.print) +
    light(studio, d, half, top) +
    (spout === 'none' ? ellipse(CENTER, top + 26, 26, 9, '#1c1640', 'fill-opacity="0.25"') : '')
  );
}

export const refill: Shape = { view: 'front', draw };
