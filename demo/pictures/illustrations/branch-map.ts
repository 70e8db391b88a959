import { createDefs } from '../kit/defs.ts';
import { ellipse, path, roundRect } from '../kit/paths.ts';
import { createVary } from '../kit/vary.ts';
import { put, stroke, times } from '../props/draw.ts';

const [W, H] = [1200, 800];
const STREET = '#ffffff';

/** Decorative streets around a branch; the real map is linked. */
export function drawBranchMap(branchId: number): string {
  const defs = createDefs('m');
  const vary = createVary(branchId);
  const turn = vary.range('turn', -16, 16);
  const columns = Array.from(
    { length: 9 },
    (_, i) => -500 + i * 270 + vary.range(`c${i}`, -55, 55),
  );
  const rows = Array.from({ length: 8 }, (_, i) => -400 + i * 230 + vary.range(`r${i}`, -45, 45));
  const wide = (list: readonly number[], name: string): number =>
    list[3 + Math.floor(vary.unit(name) * 2)] ?? 0;
  const [avenueX, avenueY] = [wide(columns, 'ax'), wide(rows, 'ay')];
  const blocks = times(64, (i) => {
    const [left, top] = [columns[i % 8] ?? 0, rows[Math.floor(i / 8)] ?? 0];
    const [w, h] = [
      (columns[(i % 8) + 1] ?? left) - left,
      (rows[Math.floor(i / 8) + 1] ?? top + 200) - top,
    ];
    const kind = vary.unit(`b${i}`);
    const tone = kind > 0.86 ? '#cfe5c4' : kind > 0.6 ? '#ece8f3' : '#f3f0e9';
    const houses =
      kind > 0.86
        ? times(6, (k) =>
            ellipse(
              left + 40 + vary.unit(`t${i}${k}`) * (w - 80),
              top + 40 + vary.unit(`u${i}${k}`) * (h - 80),
              15,
              15,
              '#a8cf9c',
            ),
          )
        : times(5, (k) =>
            path(
              roundRect(
                left + 26 + vary.unit(`x${i}${k}`) * Math.max(0, w - 120),
                top + 26 + vary.unit(`y${i}${k}`) * Math.max(0, h - 100),
                52,
                40,
                5,
              ),
              '#e2dccf',
              'fill-opacity="0.75"',
            ),
          );
    return path(roundRect(left, top, w, h, 10), tone) + houses;
  });
  const lines =
    columns.map((x) => stroke(`M${x} -600V1500`, STREET, x === avenueX ? 44 : 20)).join('') +
    rows.map((y) => stroke(`M-800 ${y}H2200`, STREET, y === avenueY ? 44 : 20)).join('');
  const avenues =
    stroke(`M${avenueX} -600V1500`, '#fbdca8', 30) + stroke(`M-800 ${avenueY}H2200`, '#fbdca8', 30);
  const bend = vary.range('river', -160, 160);
  const side = vary.unit('bank') > 0.5 ? 1000 : 140;
  const water = `M${side} -300C${side + bend} 100 ${side - bend} 420 ${side + bend * 0.6} 1200`;
  const river = stroke(water, '#d3e4f2', 120) + stroke(water, '#aed2ee', 98);
  const bridge = stroke(`M-800 ${avenueY}H2200`, '#fbdca8', 30, 0.9);
  const pin = put(
    ellipse(0, 6, 46, 13, '#1c1640', 'fill-opacity="0.28"') +
      path('M0 0C-30 -44 -78 -76 -78 -134A78 78 0 0 1 78 -134C78 -76 30 -44 0 0Z', '#1f1b5c') +
      ellipse(0, -134, 54, 54, '#ffffff') +
      `<g transform="translate(-30 -168)">${stroke('M10 56V30a22 22 0 0 1 44 0v26', '#1f1b5c', 9)}${path('M19 41a13 13 0 0 1 26 0z', '#f6a45c')}<path d="M12 43.5h40" stroke-width="5" stroke="#1f1b5c"/></g>`,
    W / 2,
    H / 2 + 60,
    1.1,
  );
  const map = `<g transform="translate(600 400) rotate(${turn.toFixed(1)}) translate(-600 -400)">${blocks}${lines}${avenues}${river}${bridge}</g>`;
  const halo = ellipse(W / 2, H / 2 + 60, 130, 52, '#1f1b5c', 'fill-opacity="0.12"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${defs.toString()}${path(roundRect(0, 0, W, H), '#f3f0e9')}${map}${halo}${pin}</svg>`;
}
