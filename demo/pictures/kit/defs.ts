/** A colour stop: offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

export interface Defs {
  /** Left to right unless `angle` (degrees, clockwise) is given. Returns a paint, `url(#...)`. */
  linear(stops: readonly Stop[], angle?: number): string;
  /** Centre and radius as fractions of the painted shape. */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  /** Returns the attribute value for `clip-path`. */
  clip(content: string): string;
  /** Returns the attribute value for `filter`. */
  blur(deviation: number): string;
  toString(): string;
}

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

const writeStops = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, color, opacity = 1]) => {
      const alpha = opacity < 1 ? ` stop-opacity="${n(opacity)}"` : '';
      return `<stop offset="${n(offset)}" stop-color="${color}"${alpha}/>`;
    })
    .join('');

/** Collects gradients and clips without duplicates. `prefix` keeps composed pictures apart. */
export function createDefs(prefix: string): Defs {
  const ids = new Map<string, string>();
  const add = (write: (id: string) => string): string => {
    const body = write('');
    const known = ids.get(body);
    if (known) return `url(#${known})`;
    const id = `${prefix}${ids.size}`;
    ids.set(body, id);
    return `url(#${id})`;
  };
  return {
    linear(stops, angle = 0) {
      const [dx, dy] = [
        Math.cos((angle * Math.PI) / 180) / 2,
        Math.sin((angle * Math.PI) / 180) / 2,
      ];
      const axis = `x1="${n(0.5 - dx)}" y1="${n(0.5 - dy)}" x2="${n(0.5 + dx)}" y2="${n(0.5 + dy)}"`;
      return add(() => `<linearGradient id="@" ${axis}>${writeStops(stops)}</linearGradient>`);
    },
    radial(stops, cx = 0.5, cy = 0.5, r = 0.5) {
      const place = `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`;
      return add(() => `<radialGradient id="@" ${place}>${writeStops(stops)}</radialGradient>`);
    },
    clip: (content) => add(() => `<clipPath id="@">${content}</clipPath>`),
    blur(deviation) {
      const region = 'x="-40%" y="-40%" width="180%" height="180%"';
      return add(
        () => `<filter id="@" ${region}><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
      );
    },
    toString: () =>
      `<defs>${[...ids].map(([body, id]) => body.replace('id="@"', `id="${id}"`)).join('')}</defs>`,
  };
}
