import { afterEach, expect, test, vi } from 'vitest';
import { sessionToken } from '../api/session-token';
import { keptInTab, textsInBrowser } from './kept';

const FULL = {
  getItem: () => 'of before',
  setItem: () => {
    throw new DOMException('', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('', 'SecurityError');
  },
};

const LACKS: readonly (readonly [lack: string, value: PropertyDescriptor])[] = [
  ['absent', { value: undefined }],
  ['null', { value: null }],
  [
    'forbidden',
    {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    },
  ],
  ['read only', { value: FULL }],
];
const own = (name: string) => Object.getOwnPropertyDescriptor(window, name);
const before = { localStorage: own('localStorage'), sessionStorage: own('sessionStorage') };

afterEach(() => {
  for (const [name, descriptor] of Object.entries(before)) {
    if (descriptor) Object.defineProperty(window, name, descriptor);
    else Reflect.deleteProperty(window, name);
  }
  sessionToken.clear();
  vi.restoreAllMocks();
});

test.each(LACKS)('with %s storage, a sign-in lasts for the page', (_, descriptor) => {
  for (const name of Object.keys(before))
    Object.defineProperty(window, name, { ...descriptor, configurable: true });
  sessionToken.set('a-token');
  expect(sessionToken.get()).toBe('a-token');
  sessionToken.clear();
  expect(sessionToken.get()).toBeNull();

  keptInTab.setItem('draft', { text: 'ก' });
  expect(keptInTab.getItem('draft')).toEqual({ text: 'ก' });
  keptInTab.removeItem('draft');
  expect(keptInTab.getItem('draft')).toBeNull();
  expect(textsInBrowser.set('mark', '1')).toBe(false);
});

test('stored values outlast the page', () => {
  expect(textsInBrowser.set('mark', '1')).toBe(true);
  expect(window.localStorage.getItem('mark')).toBe('1');
});
