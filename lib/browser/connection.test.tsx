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

/** Requests a chunk while offline; it arrives once online. */
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

test('a requested part reports being offline, and loads once online', async () => {
  expect(await loadAcrossGap()).toBe('part');
  expect(toldOffline).toHaveBeenCalledOnce();
});

test('a prefetched part waits silently', async () => {
  expect(await loadAcrossGap(null)).toBe('part');
  expect(toldOffline).not.toHaveBeenCalled();
});

test('fails when online, and for errors other than chunks', async () => {
  onLine.mockReturnValue(true);
  await expect(whenConnected(lost)).rejects.toThrow('chunk');
  onLine.mockReturnValue(false);
  await expect(whenConnected(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(toldOffline).not.toHaveBeenCalled();
});
