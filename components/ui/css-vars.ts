import type { CSSProperties } from 'react';

/** Style object with custom properties for the stylesheet of a component. */
export function cssVars(vars: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return { ...vars };
}
