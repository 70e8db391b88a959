import { createVary } from './vary.ts';

/** Ornaments printed on labels. Each fills a box; the caller clips. */
export const MOTIFS = [
  'sun',
  'leaf',
  'waves',
  'arc',
  'dots',
  'stripes',
  'petals',
  'grid',
  'hills',
  'drops',
  'rays',
] as const;
export type Motif = (typeof MOTIFS)[number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Print {
  readonly box: Box;
  readonly a: string;
  readonly b: string;
  readonly seed: number;
}

const r1 = (value: number): string => value.toFixed(1);
const line = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${r1(width)}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
const dot = (x: number, y: number, r: number, color: string, opacity = 1): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${color}" fill-opacity="${opacity}"/>`;
const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

function sun({ box: { x, y, w, h }, a, b }: Print): string {
  const [cx, cy, r] = [x + w / 2, y + h, Math.min(w * 0.3, h * 0.52)];
  return (
    dot(cx, cy, r, a) +
    times(3, (i) => {
      const ring = r + (i + 1) * Math.min(w, h) * 0.1;
      return `<circle cx="${r1(cx)}" cy="${r1(cy)}" r="${r1(ring)}" fill="none" stroke="${b}" stroke-width="${r1(2.4 - i * 0.6)}" stroke-opacity="${0.9 - i * 0.25}"/>`;
    })
  );
}

function rays({ box: { x, y, w, h }, a, b }: Print): string {
  const [cx, cy] = [x + w / 2, y + h];
  const reach = Math.hypot(w / 2, h);
  const beams = times(15, (i) => {
    const angle = Math.PI + (Math.PI * (i + 0.5)) / 15;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const from = reach * 0.36;
    const to = reach * (i % 2 ? 0.62 : 0.84);
    return line(
      `M${r1(cx + c * from)} ${r1(cy + s * from)}L${r1(cx + c * to)} ${r1(cy + s * to)}`,
      b,
      2.6,
    );
  });
  return beams + dot(cx, cy, reach * 0.27, a);
}

function sprig(x: number, y: number, length: number, turn: number, a: string, b: string): string {
  const leaves = times(5, (i) => {
    const at = -length * (0.18 + i * 0.18);
    const size = length * (0.3 - i * 0.035);
    const leaf = `M0 0C${r1(size * 0.3)} ${r1(-size * 0.5)} ${r1(size * 0.9)} ${r1(-size * 0.45)} ${r1(size)} ${r1(-size * 0.75)}C${r1(size * 0.95)} ${r1(-size * 0.05)} ${r1(size * 0.5)} ${r1(size * 0.18)} 0 0Z`;
    return `<g transform="translate(0 ${r1(at)})"><path d="${leaf}" fill="${a}"/><path d="${leaf}" transform="scale(-1 1)" fill="${b}"/></g>`;
  });
  const stem = line(`M0 0Q${r1(length * 0.04)} ${r1(-length * 0.5)} 0 ${r1(-length * 1.04)}`, a, 2);
  return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(turn)})">${stem}${leaves}</g>`;
}

function leaf({ box: { x, y, w, h }, a, b, seed }: Print): string {
  const tilt = (seed % 3) * 6;
  const length = Math.min(h * 0.92, w * 0.72);
  return (
    sprig(x + w * 0.5, y + h * 1.02, length, 4 - tilt, a, b) +
    sprig(x + w * 0.24, y + h * 1.06, length * 0.74, -30 - tilt, b, a) +
    sprig(x + w * 0.76, y + h * 1.06, length * 0.74, 34 - tilt, b, a)
  );
}

function waves({ box: { x, y, w, h }, a, b }: Print): string {
  const step = w / 3;
  return times(4, (i) => {
    const top = y + h * (0.2 + i * 0.2);
    const sway = h * 0.11;
    const start = x - step * (0.25 + (i % 2) * 0.5);
    let d = `M${r1(start)} ${r1(top)}`;
    for (let k = 0; k < 9; k += 1)
      d += `q${r1(step / 4)} ${r1(k % 2 ? sway : -sway)} ${r1(step / 2)} 0`;
    return `<path d="${d}V${r1(y + h + 2)}H${r1(start)}Z" fill="${i % 2 ? b : a}" fill-opacity="${0.35 + i * 0.18}"/>`;
  });
}

function arc({ box: { x, y, w, h }, a, b }: Print): string {
  const [cx, cy] = [x + w / 2, y + h];
  const outer = Math.min(w * 0.46, h * 0.94);
  return times(4, (i) => {
    const r = outer * (1 - i * 0.23);
    return line(
      `M${r1(cx - r)} ${r1(cy)}A${r1(r)} ${r1(r)} 0 0 1 ${r1(cx + r)} ${r1(cy)}`,
      i % 2 ? b : a,
      outer * 0.12,
    );
  }).replaceAll('stroke-linecap="round"', '');
}

function dots({ box: { x, y, w, h }, a, b, seed }: Print): string {
  const cell = Math.max(14, Math.min(w, h) / 6.5);
  const [columns, rows] = [Math.ceil(w / cell), Math.ceil(h / cell)];
  return times(columns * rows, (i) => {
    const [col, row] = [i % columns, Math.floor(i / columns)];
    const grow = 0.1 + 0.3 * ((row + 1) / rows);
    const second = (col * 3 + row * 5 + seed) % 7 === 0;
    const cx = x + (w - columns * cell) / 2 + (col + 0.5) * cell;
    return dot(cx, y + (row + 0.5) * cell, cell * grow, second ? b : a);
  });
}

function stripes({ box: { x, y, w, h }, a, b, seed }: Print): string {
  const gap = Math.max(12, h / 7);
  const slope = seed % 2 ? h * 0.5 : 0;
  return times(Math.ceil((h + slope) / gap), (i) => {
    const top = y + i * gap;
    const d = `M${r1(x - 4)} ${r1(top)}L${r1(x + w + 4)} ${r1(top - slope)}`;
    return line(d, i % 3 === 1 ? b : a, gap * (0.18 + 0.06 * i));
  });
}

function flower(cx: number, cy: number, r: number, count: number, a: string, b: string): string {
  const petal = `M0 0C${r1(r * 0.5)} ${r1(-r * 0.35)} ${r1(r * 0.42)} ${r1(-r * 0.95)} 0 ${r1(-r)}C${r1(-r * 0.42)} ${r1(-r * 0.95)} ${r1(-r * 0.5)} ${r1(-r * 0.35)} 0 0Z`;
  const ring = times(
    count,
    (i) =>
      `<path d="${petal}" transform="rotate(${r1((i * 360) / count)})" fill="${a}" fill-opacity="0.72"/>`,
  );
  return `<g transform="translate(${r1(cx)} ${r1(cy)})">${ring}${dot(0, 0, r * 0.17, b)}</g>`;
}

function petals({ box: { x, y, w, h }, a, b, seed }: Print): string {
  const r = Math.min(w * 0.3, h * 0.46);
  return (
    flower(x + w * 0.5, y + h * 0.52, r, 6 + (seed % 3), a, b) +
    flower(x + w * 0.12, y + h * 0.92, r * 0.62, 6, b, a) +
    flower(x + w * 0.9, y + h * 0.86, r * 0.7, 5, b, a)
  );
}

function grid({ box: { x, y, w, h }, a, b, seed }: Print): string {
  const cell = Math.max(18, Math.min(w, h) / 4);
  const [columns, rows] = [Math.ceil(w / cell), Math.ceil(h / cell)];
  const vary = createVary(seed);
  return times(columns * rows, (i) => {
    const [left, top] = [x + (i % columns) * cell, y + Math.floor(i / columns) * cell];
    const [kind, color] = [
      Math.floor(vary.unit(`tile${i}`) * 5),
      vary.unit(`hue${i}`) > 0.5 ? a : b,
    ];
    if (kind === 4) return '';
    if (kind === 3) return dot(left + cell / 2, top + cell / 2, cell / 2, color);
    const turn = `transform="rotate(${kind * 90} ${r1(left + cell / 2)} ${r1(top + cell / 2)})"`;
    return `<path d="M${r1(left)} ${r1(top)}h${r1(cell)}a${r1(cell)} ${r1(cell)} 0 0 1 ${r1(-cell)} ${r1(cell)}Z" ${turn} fill="${color}"/>`;
  });
}

function hills({ box: { x, y, w, h }, a, b, seed }: Print): string {
  const flip = seed % 2 === 1;
  const at = (k: number): number => (flip ? x + w * (1 - k) : x + w * k);
  const sunUp = dot(at(0.68), y + h * 0.34, Math.min(w, h) * 0.16, b);
  const ridge = (lift: number, color: string, opacity: number): string =>
    `<path d="M${r1(at(0))} ${r1(y + h)}V${r1(y + h * (0.75 - lift))}Q${r1(at(0.25))} ${r1(y + h * (0.35 - lift))} ${r1(at(0.55))} ${r1(y + h * (0.7 - lift))}T${r1(at(1))} ${r1(y + h * (0.62 - lift))}V${r1(y + h)}Z" fill="${color}" fill-opacity="${opacity}"/>`;
  return sunUp + ridge(0.02, a, 0.45) + ridge(-0.14, a, 0.7) + ridge(-0.28, b, 0.9);
}

function drops({ box: { x, y, w, h }, a, b, seed }: Print): string {
  const vary = createVary(seed);
  return times(9, (i) => {
    const s = Math.min(w, h) * (0.1 + 0.13 * vary.unit(`s${i}`));
    const cx = x + w * ((i + 0.5) / 9);
    const cy = y + h * (0.25 + 0.65 * vary.unit(`y${i}`));
    const d = `M0 ${r1(-s)}C${r1(s * 0.2)} ${r1(-s * 0.4)} ${r1(s * 0.62)} ${r1(-s * 0.1)} ${r1(s * 0.62)} ${r1(s * 0.36)}A${r1(s * 0.62)} ${r1(s * 0.62)} 0 1 1 ${r1(-s * 0.62)} ${r1(s * 0.36)}C${r1(-s * 0.62)} ${r1(-s * 0.1)} ${r1(-s * 0.2)} ${r1(-s * 0.4)} 0 ${r1(-s)}Z`;
    return `<path d="${d}" transform="translate(${r1(cx)} ${r1(cy)})" fill="${i % 3 ? a : b}" fill-opacity="0.85"/>`;
  });
}

const DRAW: Readonly<Record<Motif, (print: Print) => string>> = {
  sun,
  leaf,
  waves,
  arc,
  dots,
  stripes,
  petals,
  grid,
  hills,
  drops,
  rays,
};

export const drawMotif = (motif: Motif, print: Print): string => DRAW[motif](print);
