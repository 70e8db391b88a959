import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ProductGallery } from './product-gallery';

const labels = {
  gallery: 'Pictures of it',
  enlarge: 'Enlarge the picture',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  show: 'Show picture {index}',
};
const pictures = [
  { url: '/media/products/7.webp', alt: 'It' },
  { url: '/media/products/7-2.webp', alt: 'It, picture 2 of 2' },
];

const scrollTo = vi.fn();

beforeAll(async () => {
  await import('./gallery-viewer');
});
beforeEach(() => {
  scrollTo.mockReset();
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrollTo);
});

test('fetches the first picture at once, the others lazily, with distinct names', () => {
  render(<ProductGallery pictures={pictures} labels={labels} />);
  const [first, second] = screen
    .getAllByRole('img')
    .filter((image) => image.getAttribute('alt') !== '');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(first?.getAttribute('alt')).not.toBe(second?.getAttribute('alt'));
});

test('thumbnails and arrow keys change the picture', async () => {
  const user = userEvent.setup({ delay: null });
  render(<ProductGallery pictures={pictures} labels={labels} />);
  await user.click(screen.getByRole('button', { name: 'Show picture 2' }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole('group', { name: 'Pictures of it' }), { key: 'ArrowRight' });
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('one picture needs no thumbnails', () => {
  render(<ProductGallery pictures={pictures.slice(0, 1)} labels={labels} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('links to the picture without JavaScript, and opens the viewer with it', async () => {
  const user = userEvent.setup({ delay: null });
  render(<ProductGallery pictures={pictures} labels={labels} />);
  const link = screen.getAllByRole('link')[1];
  expect(link).toHaveAttribute('href', '/media/products/7-2.webp');
  if (link) await user.click(link);
  const viewer = within(await screen.findByRole('dialog', { name: 'Pictures of it' }));
  await user.click(viewer.getByRole('button', { name: 'Zoom in' }));
  expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeInTheDocument();
  await user.click(viewer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
