type Corner = readonly [x: number, y: number, radius?: number];

const f = (value: number): string => String(Math.round(value * 10) / 10);

export function roundPolygon(corners: readonly Corner[]): string {
  const at = (i: number): Corner => corners[(i + corners.length) % corners.length] ?? [0, 0];
  const parts = corners.map(([x, y, radius = 0], i) => {
    const [[px, py], [nx, ny]] = [at(i - 1), at(i + 1)];
    const [before, after] = [Math.hypot(px - x, py - y), Math.hypot(nx - x, ny - y)];
    const r = Math.min(radius, before / 2, after / 2);
    const from = [x + ((px - x) / before) * r, y + ((py - y) / before) * r] as const;
    const to = [x + ((nx - x) / after) * r, y + ((ny - y) / after) * r] as const;
    const move = `${i === 0 ? 'M' : 'L'}${f(from[0])} ${f(from[1])}`;
    return r < 0.1 ? move : `${move}Q${f(x)} ${f(y)} ${f(to[0])} ${f(to[1])}`;
  });
  return `${parts.join('')}Z`;
}

/** One ring of a turned body: height, half width, corner radius. */
export type Ring = readonly [y: number, half: number, radius?: number];

/**
 * Outline of a rotational body, rings from top to bottom. `sag` bends the bottom edge down, as a
 * round base seen slightly from above.
 */
export function lathe(cx: number, rings: readonly Ring[], sag = 0): string {
  const right = rings.map(([y, half, r]): Corner => [cx + half, y, r]);
  const left = rings.map(([y, half, r]): Corner => [cx - half, y, r]).reverse();
  const last = rings.at(-1);
  if (!last || sag === 0) return roundPolygon([...right, ...left]);
  const [y, half] = last;
  const bend = [0.7, 0.35, 0, -0.35, -0.7].map((k): Corner => [
    cx + k * half,
    y + sag * (1 - k * k),
    half,
  ]);
  return roundPolygon([...right, ...bend, ...left]);
}

export function roundRect(x: number, y: number, w: number, h: number, r = 0): string {
  return roundPolygon([
    [x, y, r],
    [x + w, y, r],
    [x + w, y + h, r],
    [x, y + h, r],
  ]);
}

/** A band around a round body: both edges bend down by `sag` in the middle. */
export function wrapBand(cx: number, half: number, y: number, h: number, sag: number): string {
  const [l, r] = [f(cx - half), f(cx + half)];
  return `M${l} ${f(y)}Q${f(cx)} ${f(y + sag * 2)} ${r} ${f(y)}V${f(y + h)}Q${f(cx)} ${f(y + h + sag * 2)} ${l} ${f(y + h)}Z`;
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;

export const move = (x: number, y: number, content: string, turn = 0): string =>
  `<g transform="translate(${f(x)} ${f(y)})${turn ? ` rotate(${f(turn)})` : ''}">${content}</g>`;
