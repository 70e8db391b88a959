import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { chunkGuardScript, isChunkFailure, reloadForChunk } from './chunk-guard';

/** Network probe. */
let ask: Mock<typeof fetch>;

beforeEach(() => {
  vi.useFakeTimers();
  ask = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
});

test('recognises failed chunks', () => {
  const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  expect(isChunkFailure(named)).toBe(true);
  expect(isChunkFailure(new Error('Failed to load chunk /_next/static/chunks/1.js'))).toBe(true);
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: x'))).toBe(
    true,
  );
  expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
  expect(isChunkFailure('Failed to load chunk')).toBe(false);
});

test('reloads the page at most once in 60 s', async () => {
  const reload = vi.fn();
  expect(await reloadForChunk(reload)).toBe('reloaded');
  expect(await reloadForChunk(reload)).toBe('just-reloaded');
  vi.advanceTimersByTime(59_999);
  expect(await reloadForChunk(reload)).toBe('just-reloaded');
  vi.advanceTimersByTime(1);
  expect(await reloadForChunk(reload)).toBe('reloaded');
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['the browser is offline', false, () => Promise.resolve(new Response())],
  ['the shop cannot be reached', true, () => Promise.reject(new TypeError('Failed to fetch'))],
])('stays while %s, and can reload afterwards', async (_, onLine, answer) => {
  const reload = vi.fn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  ask.mockImplementation(answer);
  expect(await reloadForChunk(reload)).toBe('offline');
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  ask.mockResolvedValue(new Response());
  expect(await reloadForChunk(reload)).toBe('reloaded');
});

describe('the script in the head', () => {
  let reload: Mock;
  let stop: () => void;

  beforeAll(() => {
    const listen = vi.spyOn(window, 'addEventListener');
    runInThisContext(chunkGuardScript);
    const added = listen.mock.lastCall!;
    stop = () => {
      window.removeEventListener(...added);
    };
  });
  afterAll(() => {
    stop();
  });
  const fail = (tag: 'script' | 'img', src: string) => {
    const element = document.createElement(tag);
    Object.defineProperty(element, 'src', { value: src });
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
  };
  /** Flushes the network probe. */
  const runTimers = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  });

  test('reloads the page once for a missing script, not for other failures', async () => {
    fail('img', '/_next/image?url=x');
    fail('script', 'https://elsewhere.example/tag.js');
    await runTimers();
    expect(reload).not.toHaveBeenCalled();
    fail('script', 'http://localhost:3000/_next/static/chunks/gone.js');
    fail('script', 'http://localhost:3000/_next/static/chunks/gone-too.js');
    await runTimers();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('stays without a connection, detected or not', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail('script', 'http://localhost:3000/_next/static/chunks/gone.js');
    await runTimers();
    onLine.mockReturnValue(true);
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    fail('script', 'http://localhost:3000/_next/static/chunks/gone.js');
    await runTimers();
    expect(reload).not.toHaveBeenCalled();
  });
});
