'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, type MouseEvent } from 'react';
import { facility } from '@/lib/browser/browser';
import styles from './opening-cover.module.scss';
import { showOpeningPicture } from './opening-picture';
import { ProductPlaceholder, type ProductPlaceholderProps } from './product-placeholder';

export interface OpeningCoverProps {
  readonly product: ProductPlaceholderProps;
}

/**
 * Preview of a loading product page, over the current page, which keeps its scroll position. Visual only: screen
 * readers are told when the page has loaded.
 */
export function OpeningCover({ product }: OpeningCoverProps) {
  useBackToList();
  return (
    <div className={styles.cover} ref={begin} onClick={stayInCover} aria-hidden="true">
      <div className="page" inert>
        <ProductPlaceholder {...product} />
      </div>
    </div>
  );
}

/** React bubbles clicks to the link that contains the portal, which would navigate again. */
function stayInCover(event: MouseEvent): void {
  event.stopPropagation();
}

function begin(cover: HTMLDivElement): (() => void) | undefined {
  coverMain(cover);
  const picture = cover.querySelector('img');
  return picture ? showOpeningPicture(picture) : undefined;
}

/**
 * Covers the visible part of `main`, below the header. The preview starts where `main` starts on a page at scroll
 * position 0, like the new page.
 */
function coverMain(cover: HTMLDivElement): void {
  const main = document.getElementById('content');
  if (!main) return;
  const { top } = main.getBoundingClientRect();
  const shown = Math.max(0, top);
  cover.style.insetBlockStart = `${String(shown)}px`;
  cover.style.paddingBlockStart = `${String(top + window.scrollY - shown)}px`;
}

/** Back cancels the navigation and returns to the list: the address is still the list's. */
function useBackToList(): void {
  const router = useRouter();
  // Layout effect: the listener must end exactly with the cover, since Back then belongs to the new page.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      router.replace(window.location.href, { scroll: false });
    };
    facility(() => {
      window.navigation.addEventListener('navigate', onNavigate, stop);
    });
    return () => {
      stop.abort();
    };
  }, [router]);
}
