import { faultOf, TRICKS, type Trick } from './looks.ts';

export type Tricks = ReadonlySet<Trick>;

export const ALL_TRICKS: Tricks = new Set(TRICKS);

export interface Chosen {
  readonly tricks: Tricks;
  /** One line per trick that the installed packages do not allow. */
  readonly warnings: readonly string[];
}

/**
 * The tricks that `PLAIN` leaves on and the installed packages allow. Build and start choose alike, so they agree.
 *
 * @param root project folder with `node_modules`
 * @throws if `PLAIN` names no trick
 */
export function chooseTricks(
  root: string,
  { PLAIN }: Readonly<Record<string, string | undefined>>,
): Chosen {
  const off = switchedOff(PLAIN);
  const wanted = TRICKS.filter((trick) => !off.has(trick));
  const faults = new Map(wanted.map((trick) => [trick, faultOf(root, trick)]));
  return {
    tricks: new Set(wanted.filter((trick) => faults.get(trick) === undefined)),
    warnings: [...faults].flatMap(([trick, fault]) =>
      fault === undefined ? [] : [`Without ${trick}: ${fault} (docs/tricks.md).`],
    ),
  };
}

/** `1`: all; else names separated by commas. */
function switchedOff(plain = ''): ReadonlySet<string> {
  const names = plain.split(',').flatMap((name) => name.trim() || []);
  if (names.length === 1 && names[0] === '0') return new Set();
  if (names.length === 1 && names[0] === '1') return ALL_TRICKS;
  const unknown = names.filter((name) => !TRICKS.some((trick) => trick === name));
  if (unknown.length === 0) return new Set(names);
  throw new Error(`PLAIN: ${unknown.join(', ')} is none of 0, 1, ${TRICKS.join(', ')}`);
}
