'use client';

import { useEffect, type RefObject } from 'react';

/**
 * Tells the page how much of its lower edge a fixed box covers (`--bottom-inset`): the page ends that
 * much later, and what gets the focus is scrolled clear of the box (`styles/base/_page.scss`).
 */
export function useBottomInset(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      root.setProperty('--bottom-inset', `${String(Math.ceil(element.offsetHeight))}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--bottom-inset');
    };
  }, [box]);
}
