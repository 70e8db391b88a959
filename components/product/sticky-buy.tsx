import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBottomInset } from '@/components/layout/use-bottom-inset';
import { watchSeen } from '@/lib/browser';
import styles from './sticky-buy.module.scss';

/** Fractions of a pixel do not count. */
const ALL_OF_IT = 0.98;

/**
 * On phones its content follows to the lower edge of the screen while its place is not fully in view: below the edge, or
 * under the header. The place keeps its height, so nothing moves.
 */
export function StickyBuy({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  useBottomInset(bar, '--bar-height');
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const header = document.querySelector('header [data-chrome-part]')?.clientHeight ?? 0;
    return watchSeen(
      box,
      ({ intersectionRatio }) => {
        const isAway = intersectionRatio < ALL_OF_IT;
        // While its content is here, and sets the height.
        if (isAway && box.style.minHeight === '')
          box.style.minHeight = `${String(box.offsetHeight)}px`;
        if (!isAway) box.style.minHeight = '';
        setAway(isAway);
      },
      { threshold: [0, ALL_OF_IT, 1], rootMargin: `-${String(header)}px 0px 0px` },
    );
  }, []);
  return (
    <div ref={place} className={styles.place} data-screen-only="">
      <div ref={bar} className={styles.bar} data-away={away}>
        {children}
      </div>
    </div>
  );
}
