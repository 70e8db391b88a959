import { shadeOf, turned } from './light.ts';
import type { Finish } from './light.ts';
import { ellipse, lathe, path } from './paths.ts';
import type { Studio } from './studio.ts';
import { lighten } from './color.ts';

interface CapBox {
  readonly cx: number;
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
}

/** Fine vertical ribs, denser towards the edges as on a round cap. */
export function ribs({ cx, top, bottom, half }: CapBox, hex: string, count = 22): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count - 0.5) * Math.PI;
    const x = cx + Math.sin(angle) * half;
    return `M${x.toFixed(1)} ${top}V${bottom}`;
  }).join('');
  const stroke = (color: string, dx: number, opacity: number): string =>
    `<path d="${lines}" transform="translate(${dx} 0)" fill="none" stroke="${color}" stroke-width="1.6" stroke-opacity="${opacity}"/>`;
  return stroke(shadeOf(hex), 0, 0.28) + stroke('#ffffff', 1.8, 0.22);
}

export function cap(
  studio: Studio,
  box: CapBox,
  fill: string,
  finish: Finish,
  radius = 12,
  sag = 4,
): string {
  const d = lathe(
    box.cx,
    [
      [box.top, box.half, radius],
      [box.bottom, box.half, 3],
    ],
    sag,
  );
  const rim = studio.defs.linear([
    [0, '#ffffff', 0],
    [0.3, '#ffffff', 0.65],
    [1, '#ffffff', 0.05],
  ]);
  const edge = path(
    lathe(box.cx, [
      [box.top + 1, box.half - radius * 0.7, 2],
      [box.top + 4, box.half - radius * 0.5, 2],
    ]),
    rim,
  );
  return turned(studio.defs, d, fill, finish) + edge;
}

/** The round top of a lid, seen from slightly above. */
export function lidTop(
  studio: Studio,
  cx: number,
  y: number,
  half: number,
  ry: number,
  hex: string,
) {
  const light = studio.defs.linear(
    [
      [0, '#ffffff', 0.55],
      [0.5, '#ffffff', 0.08],
      [1, shadeOf(hex), 0.16],
    ],
    25,
  );
  return (
    ellipse(cx, y, half, ry, lighten(hex, 0.12)) +
    ellipse(cx, y, half, ry, light) +
    ellipse(
      cx,
      y + 1,
      half - 9,
      ry - 3.4,
      'none',
      'stroke="#ffffff" stroke-opacity="0.35" stroke-width="1.5"',
    )
  );
}
