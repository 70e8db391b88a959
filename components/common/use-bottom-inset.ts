'use client';

import { useEffect, type RefObject } from 'react';
import { facility } from '@/lib/browser/browser';

/**
 * Publishes the height of a box fixed at the bottom as a CSS variable. The page's end, focus scrolling and other fixed
 * boxes keep clear of it (`styles/base/_page.scss`).
 */
export function useBottomInset(
  box: RefObject<HTMLElement | null>,
  property: '--cookies-inset' | '--offline-inset' | '--bar-height',
): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    const tell = () => {
      root.setProperty(property, `${String(Math.ceil(element.offsetHeight))}px`);
      uncoverFocus(element);
    };
    const observer = facility(() => new ResizeObserver(tell));
    // Includes padding, which a bar gets for the safe area.
    observer?.observe(element, { box: 'border-box' });
    if (!observer) tell();
    return () => {
      observer?.disconnect();
      root.removeProperty(property);
    };
  }, [box, property]);
}

/** Scrolls the focused field clear of the new box, unless it was already out of view. */
function uncoverFocus(box: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || box.contains(focused)) return;
  const covered = box.getBoundingClientRect();
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > covered.top && top < covered.bottom) focused.scrollIntoView({ block: 'nearest' });
}
