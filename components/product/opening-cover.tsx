'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, type MouseEvent } from 'react';
import { facility } from '@/lib/browser';
import styles from './opening-cover.module.scss';
import { showOpeningPicture } from './opening-picture';
import { ProductPlaceholder, type ProductPlaceholderProps } from './product-placeholder';

export interface OpeningCoverProps {
  readonly product: ProductPlaceholderProps;
}

/**
 * A product page that is on its way, over the page that is still there and keeps the place where its reader was. For the
 * eye alone: screen readers are told of the page when it has come.
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

/** For React it stands in the link that was clicked, which would begin anew. */
function stayInCover(event: MouseEvent): void {
  event.stopPropagation();
}

function begin(cover: HTMLDivElement): (() => void) | undefined {
  coverMain(cover);
  const picture = cover.querySelector('img');
  return picture ? showOpeningPicture(picture) : undefined;
}

/**
 * From the upper edge of what is seen of `main`, below the header. What the cover shows stands where `main` begins on a
 * page that is scrolled to its top, as the new page will be.
 */
function coverMain(cover: HTMLDivElement): void {
  const main = document.getElementById('content');
  if (!main) return;
  const { top } = main.getBoundingClientRect();
  const shown = Math.max(0, top);
  cover.style.insetBlockStart = `${String(shown)}px`;
  cover.style.paddingBlockStart = `${String(top + window.scrollY - shown)}px`;
}

/** The way back leads to the list, as from a page that is there: the address is still the list's. */
function useBackToList(): void {
  const router = useRouter();
  // Ends with the cover and not a moment later: from then on the way back is the page's.
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
