import type { Page } from '@playwright/test';
import { haveFaces } from './faces.ts';

declare global {
  interface Window {
    /** All layout shifts of the page so far. */
    layoutShift?: () => number;
  }
}

/**
 * Before the page is opened: from its first frame on, what moves is added up.
 * @param faces are there from the first frame on, or come late as the test wants (`holdBack`)
 */
export async function watchLayoutShift(
  page: Page,
  faces: 'there' | 'late' = 'there',
): Promise<void> {
  if (faces === 'there') await haveFaces(page);
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { readonly value: number })[])
        sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => {
      add(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    window.layoutShift = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift?.() ?? Infinity);
}
