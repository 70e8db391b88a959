'use client';

import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';

interface MenuPanel {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Keys of a mega menu item: down opens and walks the panel, up walks back to the link, left and right go to the
 * neighbours, Escape closes and restores the focus.
 */
export function useMenuKeys(item: RefObject<HTMLElement | null>, panel: MenuPanel) {
  const trigger = () => item.current?.querySelector<HTMLElement>('[data-trigger]');
  const links = () => [...(item.current?.querySelectorAll<HTMLElement>('[data-panel] a') ?? [])];

  const walk = (target: Element, by: 1 | -1) => {
    const all = links();
    const at = all.findIndex((link) => link === target);
    if (at < 0 && by < 0) return;
    if (at < 0) {
      flushSync(panel.open);
      focusFirst();
      return;
    }
    (all[at + by] ?? (by < 0 ? trigger() : all.at(-1)))?.focus();
  };
  /** On first opening, the links render a moment later. */
  const focusFirst = () => {
    const sheet = item.current?.querySelector('[data-panel]');
    const [first] = links();
    if (first || !sheet) {
      first?.focus();
      return;
    }
    const observer = new MutationObserver(() => {
      const [arrived] = links();
      if (!arrived) return;
      observer.disconnect();
      if (item.current?.contains(document.activeElement)) arrived.focus();
    });
    observer.observe(sheet, { childList: true, subtree: true });
  };
  const leave = () => {
    if (!panel.isOpen) return;
    if (item.current?.contains(document.activeElement)) trigger()?.focus();
    panel.close();
  };

  return (event: KeyboardEvent) => {
    if (!(event.target instanceof Element)) return;
    const inPanel = event.target.closest('[data-panel]') !== null;
    switch (event.key) {
      case 'ArrowDown':
        walk(event.target, 1);
        break;
      case 'ArrowUp':
        walk(event.target, -1);
        break;
      case 'ArrowLeft':
      case 'ArrowRight':
        if (inPanel) return;
        neighbour(item.current, event.key === 'ArrowRight' ? 1 : -1)?.focus();
        break;
      case 'Escape':
        leave();
        return;
      default:
        return;
    }
    event.preventDefault();
  };
}

function neighbour(item: HTMLElement | null, by: 1 | -1): HTMLElement | undefined {
  const all = [...(item?.parentElement?.querySelectorAll<HTMLElement>('[data-trigger]') ?? [])];
  const at = all.findIndex((trigger) => item?.contains(trigger));
  return all[(at + by + all.length) % all.length];
}
