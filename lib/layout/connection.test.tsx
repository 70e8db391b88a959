import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { onOfflineRefusal, whenConnected } from './connection';

let onLine: Mock;
const lost = () => Promise.reject(new Error('Failed to load chunk /_next/static/chunks/1.js'));
const toldOffline = vi.fn();
let stop: () => void;

beforeEach(() => {
  onLine = vi.spyOn(navigator, 'onLine', 'get');
  toldOffline.mockClear();
  stop = onOfflineRefusal(toldOffline);
});
afterEach(() => {
  stop();
});

/** A part that is asked for while the line is away, and arrives once it is back. */
async function loadAcrossGap(tell?: null): Promise<unknown> {
  onLine.mockReturnValue(false);
  const load = vi.fn<() => Promise<unknown>>().mockImplementationOnce(lost);
  const part = whenConnected(load.mockResolvedValue('part'), tell);
  await vi.waitFor(() => {
    expect(load).toHaveBeenCalledOnce();
  });
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  return part;
}

test('a part that was asked for offline says so, and comes when the line is back', async () => {
  expect(await loadAcrossGap()).toBe('part');
  expect(toldOffline).toHaveBeenCalledOnce();
});

test('a part that nobody asked for waits in silence', async () => {
  expect(await loadAcrossGap(null)).toBe('part');
  expect(toldOffline).not.toHaveBeenCalled();
});

test('what fails with a line, or is no part of the page, fails', async () => {
  onLine.mockReturnValue(true);
  await expect(whenConnected(lost)).rejects.toThrow('chunk');
  onLine.mockReturnValue(false);
  await expect(whenConnected(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(toldOffline).not.toHaveBeenCalled();
});
