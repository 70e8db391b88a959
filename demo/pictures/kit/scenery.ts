import { darken, lighten, mix } from './color.ts';
import type { Defs } from './defs.ts';
import { ellipse, lathe, path, roundRect } from './paths.ts';
import type { Vary } from './vary.ts';

/** Building blocks of banner and poster scenes. Sizes in px of the finished picture. */
export interface Scenery {
  readonly defs: Defs;
  readonly vary: Vary;
  readonly width: number;
  readonly height: number;
  /** Centre of the stage and its floor line. */
  readonly focus: number;
  readonly floor: number;
  readonly ground: string;
  readonly accent: string;
  readonly base: string;
}

type Draw = (scenery: Scenery) => string;

export function wall({ defs, width, height, floor, ground }: Scenery): string {
  const at = floor / height;
  const fill = defs.linear(
    [
      [0, lighten(ground, 0.3)],
      [at - 0.12, ground],
      [at, darken(ground, 0.07)],
      [at + 0.05, lighten(ground, 0.22)],
      [1, lighten(ground, 0.05)],
    ],
    90,
  );
  const glow = defs.radial(
    [
      [0, '#ffffff', 0.6],
      [0.6, '#ffffff', 0.14],
      [1, '#ffffff', 0],
    ],
    0.14,
    0.1,
    0.75,
  );
  const all = roundRect(0, 0, width, height);
  return path(all, fill) + path(all, glow);
}

export const dawn: Draw = ({ defs, focus, floor, height, accent, ground, width }) => {
  const r = height * 0.46;
  const disc = defs.linear(
    [
      [0, mix(accent, '#ffc36b', 0.35)],
      [1, mix(accent, ground, 0.55)],
    ],
    90,
  );
  const clip = defs.clip(`<rect width="${width}" height="${floor}"/>`);
  const rings = [1.2, 1.42, 1.68].map((k, i) =>
    ellipse(
      focus,
      floor - r * 0.42,
      r * k,
      r * k,
      lighten(accent, 0.5),
      `fill-opacity="${0.3 - i * 0.08}"`,
    ),
  );
  return `<g clip-path="${clip}">${rings.reverse().join('')}${ellipse(focus, floor - r * 0.42, r, r, disc)}</g>`;
};

export const arcade: Draw = ({ defs, focus, floor, height, accent, base, ground }) => {
  const arch = (cx: number, half: number, top: number, tone: string): string => {
    const inner = defs.linear(
      [
        [0, darken(tone, 0.12)],
        [0.12, tone],
        [1, lighten(tone, 0.4)],
      ],
      15,
    );
    return path(
      `M${cx - half} ${floor}V${top + half}A${half} ${half} 0 0 1 ${cx + half} ${top + half}V${floor}Z`,
      inner,
    );
  };
  const k = height / 640;
  return (
    arch(focus - 250 * k, 130 * k, floor - 300 * k, mix(ground, base, 0.16)) +
    arch(focus + 250 * k, 130 * k, floor - 330 * k, mix(ground, base, 0.2)) +
    arch(focus, 210 * k, floor - 470 * k, mix(ground, accent, 0.5))
  );
};

export const horizon: Draw = ({ width, height, floor, focus, accent, base, ground }) => {
  const layer = (y: number, sway: number, color: string): string =>
    path(
      `M0 ${y}C${width * 0.18} ${y - sway} ${width * 0.34} ${y + sway} ${width * 0.52} ${y}S${width * 0.84} ${y - sway * 1.5} ${width} ${y - sway * 0.3}V${height}H0Z`,
      color,
    );
  const r = height * 0.27;
  return (
    ellipse(focus + r * 0.5, floor - height * 0.34, r, r, mix(accent, '#ffc36b', 0.4)) +
    layer(floor - height * 0.24, height * 0.09, mix(ground, accent, 0.34)) +
    layer(floor - height * 0.1, -height * 0.08, mix(ground, base, 0.2)) +
    layer(floor + height * 0.01, height * 0.035, mix(lighten(ground, 0.2), accent, 0.16))
  );
};

export const window: Draw = ({ defs, focus, floor, height }) => {
  const k = height / 640;
  const pane = (x: number, y: number): string =>
    path(
      `M${focus + x * k} ${floor + y * k}l${140 * k} ${-30 * k}v${190 * k}l${-140 * k} ${30 * k}Z`,
      '#ffffff',
      'fill-opacity="0.62"',
    );
  const panes = [-310, -150, 10, 170].flatMap((x, i) => [
    pane(x, -420 - i * 34),
    pane(x, -212 - i * 34),
  ]);
  return `<g filter="${defs.blur(6 * k)}">${panes.join('')}</g>`;
};

/** A round pedestal of stone; its top is at `y`. */
export function pedestal(
  { defs, ground, accent }: Scenery,
  cx: number,
  y: number,
  half: number,
  foot: number,
) {
  const stone = mix(lighten(ground, 0.55), accent, 0.12);
  const side = defs.linear([
    [0, darken(stone, 0.16)],
    [0.22, lighten(stone, 0.4)],
    [0.6, darken(stone, 0.05)],
    [1, darken(stone, 0.3)],
  ]);
  const top = defs.linear([
    [0, lighten(stone, 0.7)],
    [1, darken(stone, 0.03)],
  ]);
  const shadow = defs.radial([
    [0, '#1c1640', 0.4],
    [0.6, '#1c1640', 0.16],
    [1, '#1c1640', 0],
  ]);
  return (
    ellipse(cx + half * 0.3, foot + half * 0.04, half * 1.5, half * 0.26, shadow) +
    path(
      lathe(
        cx,
        [
          [y, half],
          [foot, half],
        ],
        half * 0.13,
      ),
      side,
    ) +
    ellipse(cx, y, half, half * 0.13, top)
  );
}
