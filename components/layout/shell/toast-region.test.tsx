import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useUi } from '@/stores/ui';
import { ToastRegion } from './toast-region';

beforeEach(() => {
  vi.useFakeTimers();
  useUi.setState({ toast: null, announcement: null });
  render(<ToastRegion />);
});

function show(text: string) {
  act(() => {
    useUi.getState().showToast(text);
  });
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('it is visible for 2 s and stays in the live region', () => {
  show('Added to your cart');
  expect(screen.getAllByText('Added to your cart')).toHaveLength(2);
  pass(1999);
  expect(screen.getAllByText('Added to your cart')).toHaveLength(2);
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Added to your cart');
  expect(screen.getAllByText('Added to your cart')).toHaveLength(1);
});

test('a second toast restarts the 2 s and is announced, even with the same text', () => {
  show('Added');
  const first = screen.getByRole('status').firstElementChild;
  pass(1500);
  show('Added');
  expect(screen.getByRole('status').firstElementChild).not.toBe(first);
  pass(1500);
  expect(useUi.getState().toast?.text).toBe('Added');
  pass(500);
  expect(useUi.getState().toast).toBeNull();
});
