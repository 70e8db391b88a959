import type { CSSProperties } from 'react';

/** Custom properties that a component hands to its stylesheet. */
export function cssVars(vars: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return { ...vars };
}
