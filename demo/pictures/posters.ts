import { createDefs } from './kit/defs.ts';
import type { Defs } from './kit/defs.ts';
import { ellipse, lathe, move, path, roundRect } from './kit/paths.ts';

const INDIGO = '#1f1b5c';
const DEEP = '#2c2670';
const AMBER = '#f6a45c';
const CREAM = '#fff4e6';

/** The mark of the shop on a 64 x 64 field, as in `public/brand/mark.svg`. */
function drawMark(stroke: string, sun: string): string {
  const line = `fill="none" stroke="${stroke}" stroke-linecap="round"`;
  return (
    `<path d="M10 56V30a22 22 0 0 1 44 0v26" stroke-width="9" ${line}/>` +
    path('M19 41a13 13 0 0 1 26 0z', sun) +
    `<path d="M12 43.5h40" stroke-width="5" fill="none" stroke="${stroke}"/>`
  );
}

/** The letters after the mark, on the same field, as in `public/brand/logo.svg`. */
const LETTERS =
  'M76 56V41a15 15 0 0 1 15-15M105 26v15.5a14.5 14.5 0 0 0 29 0V26M152 56V40.5a14.5 14.5 0 0 1 29 0V56';

export function drawWordLogo(stroke: string, sun: string): string {
  const letters = `<path d="${LETTERS}" fill="none" stroke="${stroke}" stroke-width="9" stroke-linecap="round"/>`;
  return drawMark(stroke, sun) + letters;
}

export const sunPaint = (defs: Defs): string =>
  defs.linear(
    [
      [0, '#ffc36b'],
      [1, '#ff8a5c'],
    ],
    90,
  );

const svg = (width: number, height: number, defs: Defs, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs.toString()}${content}</svg>`;

/** The icon of the installed app; `bleed` fills the corners for systems that round them. */
export function drawAppIcon(bleed: boolean): string {
  const defs = createDefs('i');
  const sky = defs.linear(
    [
      [0, '#2a2576'],
      [1, '#181447'],
    ],
    70,
  );
  const tile = path(roundRect(0, 0, 64, 64, bleed ? 0 : 15), sky);
  const mark = `<g transform="translate(12.16 11) scale(0.62)">${drawMark('#ffffff', sunPaint(defs))}</g>`;
  return svg(64, 64, defs, tile + mark);
}

function sky(defs: Defs, width: number, height: number): string {
  const fill = defs.linear(
    [
      [0, '#332c7d'],
      [0.3, '#6d5aa6'],
      [0.52, '#d98fa0'],
      [0.7, '#ffc08a'],
      [1, '#ffe6c4'],
    ],
    90,
  );
  return path(roundRect(0, 0, width, height), fill);
}

function sunrise(defs: Defs, cx: number, cy: number, r: number): string {
  const rings = [2.3, 1.8, 1.38].map((k, i) =>
    ellipse(cx, cy, r * k, r * k, '#fff1d6', `fill-opacity="${0.1 + i * 0.05}"`),
  );
  const disc = defs.linear(
    [
      [0, '#fff3cf'],
      [1, '#ffb26b'],
    ],
    90,
  );
  return rings.join('') + ellipse(cx, cy, r, r, disc);
}

function awning(x: number, y: number, w: number): string {
  const count = 9;
  const step = w / count;
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * step;
    const top = x + 26 + (i * (w - 52)) / count;
    const d = `M${top} ${y}H${top + (w - 52) / count}L${left + step} ${y + 74}a${step / 2} 22 0 0 1 ${-step} 0Z`;
    return path(d, i % 2 ? CREAM : AMBER);
  }).join('');
}

function shutter(defs: Defs, x: number, y: number, w: number, h: number): string {
  const fall = defs.linear(
    [
      [0, '#1c1640', 0.3],
      [0.25, '#1c1640', 0],
      [1, '#1c1640', 0.12],
    ],
    90,
  );
  const slats = Array.from(
    { length: Math.floor(h / 18) },
    (_, i) => `M${x} ${y + (i + 1) * 18}h${w}`,
  ).join('');
  const box = roundRect(x, y, w, h, 4);
  return `${path(box, '#d9d5ee')}<path d="${slats}" stroke="#a9a3cf" stroke-width="3"/>${path(box, fall)}`;
}

function pot(x: number, y: number, size: number): string {
  const leaf = (turn: number, tone: string): string =>
    `<path d="M0 0C-16-18-16-54 0-82 16-54 16-18 0 0z" transform="rotate(${turn})" fill="${tone}"/>`;
  const leaves =
    leaf(-36, '#4f7f72') + leaf(36, '#47766a') + leaf(-12, '#5f9384') + leaf(14, '#568a7b');
  return move(
    x,
    y,
    `<g transform="scale(${size})">${leaves}${path('M-26 -4h52l-8 44h-36z', '#c9744e')}</g>`,
  );
}

function ladder(x: number, y: number): string {
  const rungs = [30, 76, 122, 168, 214]
    .map((d) => `M${x + 8 - d * 0.09 + 24} ${y + d}h${54 + d * 0.18}`)
    .join('');
  return `<g stroke="${DEEP}" stroke-width="9" stroke-linecap="round" fill="none"><path d="M${x + 34} ${y}L${x} ${y + 250}M${x + 84} ${y}L${x + 118} ${y + 250}"/><path d="${rungs}" stroke-width="7"/></g>`;
}

function shop(defs: Defs, x: number, y: number): string {
  const [w, h] = [540, 390];
  const front = defs.linear([
    [0, '#fffaf2'],
    [1, '#ecdccb'],
  ]);
  const glass = defs.linear(
    [
      [0, '#ffd9a8'],
      [1, '#c98fa6'],
    ],
    60,
  );
  const sign = roundRect(x + 150, y - 78, 240, 92, 20);
  return (
    path(roundRect(x, y, w, h, 8), front) +
    path(roundRect(x - 14, y - 6, w + 28, 26, 8), DEEP) +
    path(roundRect(x + 40, y + 130, 196, 190, 8), DEEP) +
    path(roundRect(x + 50, y + 140, 176, 170, 4), glass) +
    path(`M${x + 50} ${y + 250}l80 -110h50l-124 170h-6z`, '#ffffff', 'fill-opacity="0.28"') +
    path(roundRect(x + 276, y + 122, 224, h - 122, 8), DEEP) +
    shutter(defs, x + 288, y + 132, 200, h - 190) +
    path(roundRect(x + 288, y + h - 62, 200, 62), '#3a2f63') +
    awning(x - 10, y + 20, w + 20) +
    path(sign, INDIGO) +
    move(
      x + 185,
      y - 62,
      `<g transform="scale(0.9)">${drawWordLogo('#ffffff', sunPaint(defs))}</g>`,
    )
  );
}

/** The picture of the maintenance screen: the closed shop, with free sky for text. */
export function drawMaintenance(): string {
  const [width, height, floor] = [1440, 900, 740];
  const defs = createDefs('m');
  const hill = (d: string, color: string): string => path(d, color);
  const street = defs.linear(
    [
      [0, '#8f7aa8'],
      [1, '#5b4c8c'],
    ],
    90,
  );
  const shade = defs.radial([
    [0, '#1c1640', 0.5],
    [1, '#1c1640', 0],
  ]);
  return svg(
    width,
    height,
    defs,
    sky(defs, width, height) +
      sunrise(defs, 560, 640, 150) +
      hill('M0 600C180 520 330 560 480 600S760 650 920 590 1260 500 1440 560V900H0Z', '#e8a39b') +
      hill('M0 660C200 600 420 690 640 650S1060 600 1440 640V900H0Z', '#b983a6') +
      hill('M0 706C240 670 520 730 800 700S1220 680 1440 694V900H0Z', '#8d6fa8') +
      path(roundRect(0, floor, width, height - floor), street) +
      ellipse(1085, floor + 14, 420, 34, shade) +
      shop(defs, 800, floor - 390) +
      ladder(1380 - 150, floor - 232) +
      pot(770, floor - 34, 1) +
      pot(1366, floor - 34, 0.86) +
      path(
        lathe(1190, [
          [floor - 34, 24, 2],
          [floor + 8, 19, 4],
        ]),
        AMBER,
      ) +
      `<path d="M1166 ${floor - 34}a24 26 0 0 1 48 0" fill="none" stroke="${DEEP}" stroke-width="4"/>`,
  );
}
