import { darken, lighten, mix } from '../kit/color.ts';
import { drawLabel } from '../kit/label.ts';
import { dropShadow } from '../kit/light.ts';
import { ellipse, move, path, roundRect } from '../kit/paths.ts';
import { ball, put, sheen, stroke, times } from '../props/draw.ts';
import type { Brush } from '../props/draw.ts';
import { PROPS } from '../props/index.ts';
import { CENTER, categoryOf } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

const [W, H] = [392, 600];

function toothbrush(brush: Brush, tone: string): string {
  return (
    sheen(
      brush,
      'M-13 180C-20 120 -18 60 -11 -20L-9 -110H9L11 -20C18 60 20 120 13 180Q0 192 -13 180Z',
      tone,
      0,
    ) +
    path(roundRect(-8, 20, 16, 110, 8), lighten(tone, 0.4), 'fill-opacity="0.7"') +
    sheen(brush, roundRect(-15, -178, 30, 76, 13), lighten(tone, 0.1), 0) +
    times(6, (i) =>
      path(roundRect(-13, -172 + i * 11, 26, 8, 3), i % 2 ? '#ffffff' : lighten(tone, 0.55)),
    )
  );
}

const heads = (brush: Brush, tone: string): string =>
  [-78, 0, 78]
    .map((x) =>
      put(
        sheen(brush, 'M-13 90L-8 -40H8L13 90Z', '#fbfbfd', 0) +
          ball(brush, 0, -66, 28, 32, '#ffffff') +
          times(4, (i) =>
            path(roundRect(-20, -86 + i * 12, 40, 8, 3), i % 2 ? tone : lighten(tone, 0.5)),
          ),
        x,
        0,
      ),
    )
    .join('');

const teats = (brush: Brush): string =>
  [-70, 70]
    .map((x) =>
      put(
        sheen(
          brush,
          'M-52 70C-52 20 -22 20 -20 -30C-18 -66 18 -66 20 -30C22 20 52 20 52 70Z',
          '#f3dcbc',
          0,
        ) + ellipse(0, 70, 56, 16, '#eacfa8'),
        x,
        0,
      ),
    )
    .join('');

const tweezers = (brush: Brush, tone: string): string =>
  sheen(brush, 'M-20 -170Q0 -184 20 -170L12 150L4 176L0 60L-4 176L-12 150Z', tone, 0) +
  stroke('M0 -150V50', darken(tone, 0.4), 3, 0.5);

/** Contents of the clear blister, by the words on the pack. */
function content({ pack, skin, defs, brand }: Studio, department: number): string {
  const brush: Brush = {
    defs,
    base: skin.tint,
    accent: brand.palette.accent,
    ground: brand.palette.ground,
  };
  const tone = mix(skin.tint, brand.palette.base, 0.2);
  const { title } = pack;
  if (/Heads|Cartridges|Interdental/.test(title)) return heads(brush, tone);
  if (title.includes('Teats')) return teats(brush);
  if (title.includes('Tweezers')) return tweezers(brush, skin.metal);
  if (title.includes('Razor')) return put(PROPS.razor({ ...brush, base: tone }), 0, 170, 1.1);
  if (title.includes('Thermometer') || department === 12)
    return put(PROPS.thermometer(brush), 8, 20, 1, -90);
  const pair = /Soft|Compact/.test(title);
  return pair
    ? put(toothbrush(brush, tone), -46, 0) + put(toothbrush(brush, brand.palette.accent), 46, 0)
    : put(toothbrush(brush, tone), 0, 0, 1.06);
}

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const card = roundRect(-W / 2, -H / 2, W, H, 20);
  const share = vary.range('share', 0.3, 0.36);
  const text = { x: -W / 2 + 22, y: -H / 2 + 62, w: W - 44, h: H * share - 46 };
  const bubble = roundRect(-W / 2 + 34, -H / 2 + H * share + 34, W - 68, H * (1 - share) - 66, 46);
  const middle = -H / 2 + H * share + 34 + (H * (1 - share) - 66) / 2;
  const tilt = vary.range('tilt', -5, 5);
  const inner = mix(skin.body, '#ffffff', 0.5);
  const scale = (H * (1 - share) - 96) / 372;
  const shine = defs.linear(
    [
      [0, '#ffffff', 0.55],
      [0.3, '#ffffff', 0.05],
      [0.7, '#ffffff', 0],
      [1, '#1c1640', 0.16],
    ],
    35,
  );
  const sheet =
    dropShadow(card, tilt) +
    path(card, skin.body) +
    path(
      `M${-W / 2} ${H / 2 - 90}C${-W / 4} ${H / 2 - 150} ${W / 4} ${H / 2 - 40} ${W / 2} ${H / 2 - 110}V${H / 2 - 20}Q${W / 2} ${H / 2} ${W / 2 - 20} ${H / 2}H${-W / 2 + 20}Q${-W / 2} ${H / 2} ${-W / 2} ${H / 2 - 20}Z`,
      skin.print.a,
    ) +
    ellipse(0, -H / 2 + 32, 34, 11, darken(skin.body, 0.6), 'fill-opacity="0.55"') +
    drawLabel(studio, { text, quiet: true }, skin.print) +
    dropShadow(bubble, tilt, 10, 0.25) +
    path(bubble, inner) +
    put(content(studio, categoryOf(studio)), 0, middle, scale) +
    path(bubble, shine) +
    path(bubble, 'none', 'stroke="#ffffff" stroke-opacity="0.75" stroke-width="3"') +
    stroke(`M${-W / 2 + 66} ${middle - 120}V${middle + 90}`, '#ffffff', 10, 0.6);
  return move(CENTER, CENTER, sheet, tilt);
}

export const hangcard: Shape = { view: 'top', draw };
