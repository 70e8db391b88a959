import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkGuardScript, isChunkFailure, reloadForChunk } from './chunk-guard';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it knows a part of the page that did not load', () => {
  const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  expect(isChunkFailure(named)).toBe(true);
  expect(isChunkFailure(new Error('Failed to load chunk /_next/static/chunks/1.js'))).toBe(true);
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: x'))).toBe(
    true,
  );
  expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
  expect(isChunkFailure('Failed to load chunk')).toBe(false);
});

test('the page is reloaded at most once in 60 s', () => {
  const reload = vi.fn();
  expect(reloadForChunk(reload)).toBe(true);
  expect(reloadForChunk(reload)).toBe(false);
  vi.advanceTimersByTime(59_999);
  expect(reloadForChunk(reload)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reloadForChunk(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a first script that is gone reloads the page once, other failures do not', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  runInThisContext(chunkGuardScript);
  const fail = (tag: 'script' | 'img', src: string) => {
    const element = document.createElement(tag);
    Object.defineProperty(element, 'src', { value: src });
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
  };
  fail('img', '/_next/image?url=x');
  fail('script', 'https://elsewhere.example/tag.js');
  expect(reload).not.toHaveBeenCalled();
  fail('script', 'http://localhost:3000/_next/static/chunks/gone.js');
  fail('script', 'http://localhost:3000/_next/static/chunks/gone-too.js');
  expect(reload).toHaveBeenCalledOnce();
});
