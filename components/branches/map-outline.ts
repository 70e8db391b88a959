import { layerGroup, polygon, polyline, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
import { whenConnected } from '@/lib/layout/connection';

/** Drawn by `scripts/outline.ts`. */
const FILE = '/maps/thailand.json';

interface Outline {
  readonly land: readonly LatLngTuple[][];
  readonly borders: readonly LatLngTuple[][];
}

interface OutlineLooks {
  readonly land: string;
  readonly border: string;
}

/** Draws the country and its provinces below the marks. Where the file does not come, the marks stand alone. */
export async function drawOutline(view: LeafletMap, looks: OutlineLooks): Promise<void> {
  const outline = await whenConnected(async () => {
    const answer = await fetch(FILE);
    return answer.ok ? ((await answer.json()) as Outline) : null;
  }, null);
  if (!outline) return;
  const plain = { interactive: false, smoothFactor: 0.5 };
  layerGroup([
    ...outline.land.map((ring) => polygon(ring, { ...plain, className: looks.land })),
    ...outline.borders.map((line) => polyline(line, { ...plain, className: looks.border })),
  ]).addTo(view);
}
