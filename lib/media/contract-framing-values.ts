/** A rectangle in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place in a picture, in per cent from its left and upper edge. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** How the square of a picture is made from its upright original. */
export interface Framing {
  /** The part of the original that is shown; null for the whole. */
  readonly crop: Area | null;
  /** The square is cut around it; without one, the picture is completed in white. */
  readonly focus: Focus | null;
}

export const UNFRAMED: Framing = { crop: null, focus: null };

type Size = Pick<Area, 'width' | 'height'>;

/** The part of the original that the square shows: itself a square with a focal point. */
export function shownArea(original: Size, { crop, focus }: Framing): Area {
  const area = crop ?? { x: 0, y: 0, width: original.width, height: original.height };
  if (focus === null) return area;
  const side = Math.min(area.width, area.height);
  const from = (start: number, length: number, share: number, whole: number) => {
    const centred = Math.round((share / 100) * whole - side / 2);
    return Math.min(Math.max(centred, start), start + length - side);
  };
  return {
    x: from(area.x, area.width, focus.x, original.width),
    y: from(area.y, area.height, focus.y, original.height),
    ...{ width: side, height: side },
  };
}
