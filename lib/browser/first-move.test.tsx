import { expect, it, vi } from 'vitest';
import { onFirstMove } from './first-move';

it('waits for an interaction, and runs once', async () => {
  const work = vi.fn();
  onFirstMove(work);
  await new Promise((resolve) => setTimeout(resolve));
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(work).toHaveBeenCalled());
  expect(work).toHaveBeenCalledOnce();
});

it('can be cancelled', async () => {
  const work = vi.fn();
  onFirstMove(work)();
  window.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(work).not.toHaveBeenCalled();
});
