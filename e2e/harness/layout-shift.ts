import type { Page } from '@playwright/test';
import { haveFaces } from './faces.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  /** Also set after a window resize. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    layoutShifts?: () => { readonly sum: number; readonly moves: readonly string[] };
  }
}

/**
 * Accumulates layout shifts from the first frame on; call before opening the page.
 * @param faces loaded before the first frame, or late as the test decides (`holdBack`)
 */
export async function watchLayoutShift(
  page: Page,
  faces: 'there' | 'late' = 'there',
): Promise<void> {
  if (faces === 'there') await haveFaces(page);
  await page.addInitScript(() => {
    let sum = 0;
    const moves: string[] = [];
    const edges = ({ top, bottom }: DOMRectReadOnly) => `${top.toFixed(0)} to ${bottom.toFixed(0)}`;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
    const add = (entries: PerformanceEntryList) => {
      for (const { value, startTime, sources, hadRecentInput } of entries as LayoutShift[]) {
        // Like browsers: shifts after user input do not count.
        if (hadRecentInput) continue;
        sum += value;
        const parts = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${edges(previousRect)} px, to ${edges(currentRect)} px`,
        );
        const at = `${startTime.toFixed(0)} ms, ${String(innerWidth)} px wide`;
        moves.push(`${value.toFixed(3)} at ${at}: ${parts.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => {
      add(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    window.layoutShifts = () => {
      add(observer.takeRecords());
      return { sum, moves };
    };
  });
}

export async function layoutShift(page: Page): Promise<number> {
  const { sum } = await layoutShifts(page);
  return sum;
}

export async function layoutShifts(page: Page) {
  const shifts = await page.evaluate(() => window.layoutShifts?.());
  if (!shifts) throw new Error('watchLayoutShift was not called before the page was opened');
  return shifts;
}
