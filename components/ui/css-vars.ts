import type { CSSProperties } from 'react';

export function cssVars(vars: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return { ...vars };
}
