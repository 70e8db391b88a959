'use client';

import { useEffect, useRef, type ReactNode } from 'react';

interface SideScrollProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** List that scrolls sideways if it does not fit. The selected item (`aria-current`) is scrolled into view. */
export function SideScroll({ className, children }: SideScrollProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = useRef<Element>(undefined);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector('[aria-current]');
    if (!row || !chosen || chosen === current.current) return;
    current.current = chosen;
    const [frame, box] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (box.left >= frame.left && box.right <= frame.right) return;
    // Not scrollIntoView, which would also scroll the page.
    row.scrollBy({ left: box.left - frame.left - (frame.width - box.width) / 2 });
  });
  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  );
}
