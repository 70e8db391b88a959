import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Nothing has a size without a layout: every box is as high as this says, and those that ask for it hear so. */
export function measureBoxes(px: number) {
  const told = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      observe() {
        told.add(this.#changed);
        this.#changed();
      }
      disconnect() {
        told.delete(this.#changed);
      }
    },
  );
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(px);
  return {
    /** What the page leaves free for a bar. */
    room: () => document.documentElement.style.getPropertyValue('--bar-height'),
    growTo: (higher: number) => {
      height.mockReturnValue(higher);
      act(() => {
        for (const changed of told) changed();
      });
    },
  };
}
