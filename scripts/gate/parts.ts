/**
 * Parts of the gate: `essential` answers within minutes (`npm test`), `rest` is all that it leaves out, `all` is both
 * (`npm run gate`).
 */
export const PARTS = ['essential', 'rest', 'all'] as const;
export type Part = (typeof PARTS)[number];

/** Test projects of `vitest.config.ts` that `npm test` runs. */
const ESSENTIAL = ['unit', 'components', 'api on pglite'];

/** Environment variable that tells `playwright.config.ts` the part. */
export const GATE_PART = 'GATE_PART';

/** Arguments that select the part's test projects. */
export function projectsOf(part: Part): readonly string[] {
  if (part === 'all') return [];
  return ESSENTIAL.map((name) => `--project=${part === 'rest' ? '!' : ''}${name}`);
}

/** Errors on a name that is no part. */
export function toPart(name: string): Part {
  const part = PARTS.find((one) => one === name);
  if (!part) throw new Error(`unknown part ${name}; expected one of ${PARTS.join(', ')}`);
  return part;
}
