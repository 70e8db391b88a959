import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { card, tileIntl } from './tiles.fixture';
import { tileOf, tileTexts } from './tile';
import { TileGrid } from './tile-grid';

type Tell = (entries: readonly { isIntersecting: boolean }[]) => void;

/** Comes near the tiles. */
let approach: (() => void) | undefined;

class Observer {
  readonly #tell: Tell;
  constructor(tell: Tell) {
    this.#tell = tell;
  }
  /** Links are observed as well. */
  observe(element: Element) {
    if (element.querySelector('li'))
      approach = () => {
        this.#tell([{ isIntersecting: true }]);
      };
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
});

function show(shape: 'grid' | 'rail') {
  const intl = tileIntl('en');
  const tiles = Array.from({ length: 12 }, (_, index) => tileOf({ ...card, id: index + 1 }, intl));
  render(<TileGrid tiles={tiles} texts={tileTexts(intl)} level={2} shape={shape} />);
}

it('shows the first tiles of a rail, and all when it comes into view', () => {
  show('rail');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  act(() => approach?.());
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
});

it('shows all of a list', () => {
  show('grid');
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
});
