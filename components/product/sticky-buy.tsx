'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './sticky-buy.module.scss';

/**
 * On phones its content follows to the lower edge of the screen once its place has left it. The place keeps its
 * height, so nothing moves.
 */
export function StickyBuy({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((entries) => {
      setAway(entries.at(-1)?.isIntersecting === false);
    });
    watch.observe(place.current);
    return () => {
      watch.disconnect();
    };
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.bar} data-away={away}>
        {children}
      </div>
    </div>
  );
}
