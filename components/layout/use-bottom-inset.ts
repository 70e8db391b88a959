'use client';

import { useEffect, type RefObject } from 'react';
import { facility } from '@/lib/browser';

/**
 * Tells the page how much of its lower edge a fixed box covers: the page ends that much later, what gets the focus is
 * scrolled clear of the box, and what else is fixed there lies above it (`styles/base/_page.scss`).
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
    // With its padding: a bar that goes to the edge gets some.
    observer?.observe(element, { box: 'border-box' });
    if (!observer) tell();
    return () => {
      observer?.disconnect();
      root.removeProperty(property);
    };
  }, [box, property]);
}

/** A box may come while somebody writes where it lies; what they scrolled out of sight stays there. */
function uncoverFocus(box: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || box.contains(focused)) return;
  const covered = box.getBoundingClientRect();
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > covered.top && top < covered.bottom) focused.scrollIntoView({ block: 'nearest' });
}
