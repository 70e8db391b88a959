import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { useOfflineGuard } from './use-offline-guard';

const TEXT = 'You are offline.';
let onLine: Mock;
const handler = vi.fn();

beforeEach(() => {
  visit('/th/categories/1');
  onLine = vi.spyOn(navigator, 'onLine', 'get');
  handler.mockClear();
  useUi.setState({ toast: null, announcement: null });
  renderHook(() => {
    useOfflineGuard(TEXT);
  });
});

function click(html: string): Event {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild!;
  target.addEventListener('click', handler);
  target.addEventListener('submit', handler);
  const event =
    target.tagName === 'FORM'
      ? new SubmitEvent('submit', { bubbles: true, cancelable: true })
      : new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => {
    target.dispatchEvent(event);
  });
  return event;
}

test.each(['<a href="/th/cart">x</a>', '<form action="/th/products/search"></form>'])(
  '%s: says so and stays offline, works online',
  (html) => {
    onLine.mockReturnValue(false);
    expect(click(html).defaultPrevented).toBe(true);
    expect(handler).not.toHaveBeenCalled();
    expect(useUi.getState().toast).toMatchObject({ text: TEXT, tone: 'danger' });
    onLine.mockReturnValue(true);
    expect(click(html).defaultPrevented).toBe(false);
    expect(handler).toHaveBeenCalledOnce();
  },
);

test.each([
  '<a href="#reviews">x</a>',
  '<a href="tel:1800000278">x</a>',
  '<a href="/x" target="_blank">x</a>',
  '<button>x</button>',
  '<form></form>',
])('%s needs no connection', (html) => {
  onLine.mockReturnValue(false);
  expect(click(html).defaultPrevented).toBe(false);
  expect(handler).toHaveBeenCalledOnce();
  expect(useUi.getState().toast).toBeNull();
});
