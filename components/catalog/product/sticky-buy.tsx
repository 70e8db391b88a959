import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBottomInset } from '@/components/common/use-bottom-inset';
import { watchSeen } from '@/lib/browser/browser';
import styles from './sticky-buy.module.scss';

/** Tolerance for fractional pixels. */
const ALL_OF_IT = 0.98;

/**
 * On phones the content sticks to the bottom of the screen while its place is not fully visible. The place keeps its
 * height, so nothing shifts.
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
        // Measured while the content is in place and defines the height.
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
