import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SideScroll } from './side-scroll';

const scrollBy = vi.fn();

afterEach(() => {
  scrollBy.mockClear();
});

function row(chosen: number | undefined) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = this.tagName === 'A' ? Number(this.textContent) * 100 : 0;
    return new DOMRect(place, 0, this.tagName === 'A' ? 100 : 300, 40);
  });
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(scrollBy);
  return (
    <SideScroll>
      {[0, 1, 2, 3, 4].map((place) => (
        <li key={place}>
          <a href={`#${String(place)}`} aria-current={place === chosen ? 'page' : undefined}>
            {place}
          </a>
        </li>
      ))}
    </SideScroll>
  );
}

test('a selected item out of view is scrolled to the middle of the row', () => {
  render(row(4));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 300 });
});

test('a visible selection and a row without one do not scroll', () => {
  render(row(1)).rerender(row(undefined));
  expect(scrollBy).not.toHaveBeenCalled();
});

test('another selection is scrolled into view, the same one only once', () => {
  const { rerender } = render(row(1));
  rerender(row(3));
  rerender(row(3));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 200 });
  expect(screen.getAllByRole('link')).toHaveLength(5);
});
