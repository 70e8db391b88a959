import { LENGTH, timedSteps, type StepName } from './steps.ts';

export const WIDTH = 800;
export const HEIGHT = 450;

const MIDDLE = WIDTH / 2;
const COLOURS = {
  ...{ wall: '#f3f3f9', joint: '#e5e4f0', basin: '#ffffff', metal: '#8886a8', water: '#8fd0ee' },
  ...{ soap: '#1f1b5c', label: '#ecebf7', foam: '#ffffff', foamEdge: '#b9cfe6', towel: '#f2a33a' },
} as const;
const LEFT = { skin: '#f0c8a4', edge: '#b9855a' };
const RIGHT = { skin: '#e3b088', edge: '#a06f48' };

const line = (x1: number, y1: number, x2: number, y2: number, width: number) =>
  `<path d="M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}" stroke-width="${String(width)}"/>`;

const FINGERS = [
  [-33, -58],
  [-11, -74],
  [11, -70],
  [32, -50],
] as const;

/** Hand pointing up, wrist at 0, thumb on the right. */
function hand({ skin, edge }: typeof LEFT, held: 'flat' | 'bent' = 'flat'): string {
  const reach = held === 'flat' ? 1 : 0.55;
  const shapes = (more: number) =>
    [
      line(0, 30, 0, 260, 56 + more),
      line(0, -38, 0, -12, 84 + more),
      ...FINGERS.map(([x, length]) => line(x, -66, x * 1.15, -66 + length * reach, 20 + more)),
      held === 'flat' ? line(34, -22, 76, -64, 22 + more) : '',
    ].join('');
  return [
    `<g stroke-linecap="round" fill="none"><g stroke="${edge}">${shapes(5)}</g>`,
    `<g stroke="${skin}">${shapes(0)}</g>`,
    `<g stroke="${COLOURS.soap}">${line(0, 170, 0, 280, 76)}</g></g>`,
  ].join('');
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly held?: 'flat' | 'bent';
}

const left = ({ x, y, turn, held }: Place) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">${hand(LEFT, held)}</g>`;
const right = ({ x, y, turn, held }: Place) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(-1 1)">${hand(RIGHT, held)}</g>`;

/** Bubbles around a point; `much` is their share from 0 to 1. */
function foam(x: number, y: number, much: number, second: number): string {
  const bubbles = Array.from({ length: Math.round(18 * much) }, (_, index) => {
    const angle = index * 2.4;
    const away = 16 + ((index * 37) % 80);
    const size = 7 + ((index * 13) % 14) + Math.sin(second * 3 + index) * 1.5;
    const [bx, by] = [x + Math.cos(angle) * away * 1.2, y + Math.sin(angle) * away * 0.7];
    return `<circle cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" r="${size.toFixed(1)}"/>`;
  });
  return `<g fill="${COLOURS.foam}" stroke="${COLOURS.foamEdge}" stroke-width="2">${bubbles.join('')}</g>`;
}

function running(second: number, until: number): string {
  const drops = Array.from({ length: 8 }, (_, index) => {
    const way = (second * 1.6 + index / 8) % 1;
    const x = MIDDLE + Math.sin(index * 2.1) * (30 + way * 70);
    return `<circle cx="${x.toFixed(1)}" cy="${(until + way * 130).toFixed(1)}" r="${(10 - way * 5).toFixed(1)}"/>`;
  });
  return [
    `<g stroke="${COLOURS.metal}" stroke-linecap="round">${line(MIDDLE, -20, MIDDLE, 52, 34)}${line(MIDDLE, 58, MIDDLE, 60, 46)}</g>`,
    `<g fill="${COLOURS.water}"><rect x="${String(MIDDLE - 14)}" y="80" width="28" height="${String(until - 80)}" rx="10"/>${drops.join('')}</g>`,
  ].join('');
}

function bottle(pressed: number): string {
  const top = 62 + pressed * 14;
  return [
    `<g stroke="${COLOURS.metal}" stroke-linecap="round" fill="none">${line(520, top, 520, 120, 12)}${line(442, top, 524, top, 18)}</g>`,
    `<rect x="470" y="118" width="100" height="150" rx="22" fill="${COLOURS.soap}"/>`,
    `<rect x="470" y="168" width="100" height="64" fill="${COLOURS.label}"/>`,
    `<path d="M520 180q26 22 0 44q-26 -22 0 -44" fill="${COLOURS.soap}"/>`,
  ].join('');
}

/** Drawing of each step; `second` counts from its start, `way` runs from 0 to 1. */
const SCENES: Readonly<Record<StepName, (second: number, way: number) => string>> = {
  wet: (second) => {
    const move = Math.sin(second * 4) * 8;
    const hands =
      left({ x: 290, y: 290 + move, turn: 48 }) + right({ x: 510, y: 290 - move, turn: -48 });
    return hands + running(second, 232);
  },
  soap: (_, way) => {
    const pressed = Math.max(0, Math.sin(Math.min(1, way * 1.6) * Math.PI));
    const fall = Math.max(0, Math.min(1, way * 2 - 0.7));
    const drop = `<circle cx="442" cy="${(86 + fall * 236).toFixed(1)}" r="${fall > 0 ? '13' : '0'}" fill="${COLOURS.foam}" stroke="${COLOURS.foamEdge}" stroke-width="3"/>`;
    return left({ x: 396, y: 346, turn: 72 }) + bottle(pressed) + drop;
  },
  palms: (second) => {
    const move = Math.sin(second * 6) * 26;
    const hands =
      left({ x: 372, y: 330 + move, turn: 14 }) + right({ x: 428, y: 330 - move, turn: -14 });
    return hands + foam(MIDDLE, 290, Math.min(1, 0.3 + second / 4), second);
  },
  backs: (second) => {
    const move = Math.sin(second * 6) * 24;
    const below = left({ x: 318, y: 272, turn: 64 });
    const above = right({ x: 478 + move, y: 236 - move * 0.4, turn: -64 });
    return below + above + foam(MIDDLE, 240, 0.7, second);
  },
  thumbs: (second) => {
    const turn = Math.sin(second * 5) * 24;
    const below = left({ x: 330, y: 330, turn: 6 });
    const around = right({ x: 500, y: 300, turn: -62 + turn, held: 'bent' });
    return below + around + foam(412, 262, 0.8, second);
  },
  nails: (second) => {
    const [dx, dy] = [Math.cos(second * 6) * 16, Math.sin(second * 6) * 10];
    const palm = left({ x: 350, y: 318, turn: 34 });
    const tips = right({ x: 480 + dx, y: 186 + dy, turn: -128, held: 'bent' });
    return palm + tips + foam(400, 264, 0.8, second);
  },
  rinse: (second, way) => {
    const move = Math.sin(second * 5) * 10;
    const hands =
      left({ x: 290 + move, y: 290, turn: 48 }) + right({ x: 510 - move, y: 290, turn: -48 });
    return hands + foam(MIDDLE, 260 + way * 120, 1 - way, second) + running(second, 232);
  },
  dry: (second) => {
    const move = Math.sin(second * 5) * 28;
    const hands = left({ x: 330, y: 300, turn: 40 }) + right({ x: 470, y: 300, turn: -40 });
    const x = MIDDLE - 120 + move;
    const towel = `<rect x="${x.toFixed(1)}" y="176" width="240" height="150" rx="26" fill="${COLOURS.towel}"/><path d="M${(x + 26).toFixed(1)} 296h188" stroke="#fdf1de" stroke-width="10" stroke-linecap="round"/>`;
    return hands + towel;
  },
};

/** Step as dots, remaining rubbing time as a ring with seconds: no text. */
function progress(second: number, current: number): string {
  const rubs = timedSteps.filter(({ from, until }) => until - from === 5);
  const [begin, end] = [rubs[0]?.from ?? 0, rubs.at(-1)?.until ?? 0];
  const dots = timedSteps.map((_, index) => {
    const x = MIDDLE + (index - (timedSteps.length - 1) / 2) * 30;
    const [size, colour] = index === current ? ['9', COLOURS.soap] : ['6', '#b9b5d8'];
    return `<circle cx="${String(x)}" cy="426" r="${size}" fill="${colour}"/>`;
  });
  if (second < begin || second >= end) return dots.join('');
  const round = 2 * Math.PI * 40;
  const done = (second - begin) / (end - begin);
  return [
    ...dots,
    `<circle cx="86" cy="86" r="40" fill="#fff" stroke="#d4d2ec" stroke-width="10"/>`,
    `<circle cx="86" cy="86" r="40" fill="none" stroke="${COLOURS.soap}" stroke-width="10" stroke-dasharray="${round.toFixed(1)}" stroke-dashoffset="${(round * done).toFixed(1)}" transform="rotate(-90 86 86)"/>`,
    `<text x="86" y="98" text-anchor="middle" font-family="sans-serif" font-size="34" font-weight="700" fill="${COLOURS.soap}">${String(Math.ceil(end - second))}</text>`,
  ].join('');
}

const tiles = [
  ...Array.from({ length: 9 }, (_, n) => line(n * 100, 0, n * 100, HEIGHT, 2)),
  ...Array.from({ length: 4 }, (_, n) => line(0, n * 100 + 50, WIDTH, n * 100 + 50, 2)),
].join('');

export function drawFrame(second: number): string {
  const at = Math.min(second, LENGTH - 0.001);
  const current = timedSteps.findIndex(({ from, until }) => at >= from && at < until);
  const step = timedSteps[current];
  if (!step) throw new Error(`The film has no second ${String(second)}`);
  const way = (at - step.from) / (step.until - step.from);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}">`,
    `<rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="${COLOURS.wall}"/><g stroke="${COLOURS.joint}">${tiles}</g>`,
    `<ellipse cx="${String(MIDDLE)}" cy="430" rx="380" ry="90" fill="${COLOURS.basin}" stroke="#d4d2ec" stroke-width="4"/>`,
    SCENES[step.name](at - step.from, way),
    progress(at, current),
    '</svg>',
  ].join('');
}
