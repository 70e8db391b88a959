import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Without layout, boxes have no size. Gives every box this height, and notifies resize observers. */
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
    /** Space that the page reserves for a bar. */
    room: () => document.documentElement.style.getPropertyValue('--bar-height'),
    growTo: (higher: number) => {
      height.mockReturnValue(higher);
      act(() => {
        for (const changed of told) changed();
      });
    },
  };
}
