import { beforeEach, expect, it, vi } from 'vitest';
import { mayFetchAhead, whenInView, whenLoaded } from './fetch-ahead';

type Tell = (entries: readonly { isIntersecting: boolean }[]) => void;

const views = new Map<Element, Tell>();

class Observer {
  readonly #tell: Tell;
  constructor(tell: Tell) {
    this.#tell = tell;
  }
  observe(element: Element) {
    views.set(element, this.#tell);
  }
  disconnect() {
    for (const [element, tell] of views) if (tell === this.#tell) views.delete(element);
  }
}

function see(link: Element, isIntersecting: boolean) {
  views.get(link)?.([{ isIntersecting }]);
}

/** A link of the list at `path`, observed once the page is idle. */
function linkAt(path: string, work: () => void) {
  window.history.replaceState(null, '', path);
  const link = document.createElement('a');
  const cancel = whenInView(link, work);
  vi.advanceTimersByTime(0);
  return { link, cancel };
}

beforeEach(() => {
  views.clear();
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', undefined);
});

it.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g', saveData: false }, false],
])('a connection of %o fetches ahead: %s', (connection, allowed) => {
  vi.stubGlobal('navigator', { connection });
  expect(mayFetchAhead()).toBe(allowed);
});

it('waits until the page has loaded, unless cancelled', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const [work, dropped] = [vi.fn(), vi.fn()];
  whenLoaded(work);
  whenLoaded(dropped)();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  expect(dropped).not.toHaveBeenCalled();
  state.mockRestore();
});

it('calls back once for a link that stays in view, not for one that scrolls past', () => {
  const [stays, passes, leaves] = [vi.fn(), vi.fn(), vi.fn()];
  const still = linkAt('/categories/1', stays);
  const past = linkAt('/categories/1', passes);
  const gone = linkAt('/categories/1', leaves);
  for (const { link } of [still, past, gone]) see(link, true);
  vi.advanceTimersByTime(300);
  see(past.link, false);
  gone.cancel();
  vi.runAllTimers();
  see(still.link, true);
  vi.runAllTimers();
  expect(stays).toHaveBeenCalledOnce();
  expect(passes).not.toHaveBeenCalled();
  expect(leaves).not.toHaveBeenCalled();
});

it('calls back for twelve links of a list, and again on the next one', () => {
  const work = vi.fn();
  for (let index = 0; index < 20; index += 1) see(linkAt('/categories/2', work).link, true);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(12);
  see(linkAt('/categories/2?page=2', work).link, true);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(13);
});
