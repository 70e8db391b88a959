'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type MouseEvent, type ReactNode } from 'react';

interface FilterNavigationProps {
  /** Id of the part that filters change. */
  readonly listId: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Follows the links with `data-filter` inside without leaving the page or its place: one listener in place
 * of a hundred link components. Without JavaScript they are links.
 */
export function FilterNavigation({ listId, className, children }: FilterNavigationProps) {
  const router = useRouter();
  const root = useRef<HTMLDivElement>(null);
  const [busy, start] = useTransition();
  const left = useRef(false);

  useEffect(() => {
    if (busy || !left.current) return;
    left.current = false;
    for (const link of root.current?.querySelectorAll<HTMLElement>('a[data-pending]') ?? [])
      delete link.dataset['pending'];
    const list = document.getElementById(listId);
    // Removing a chip loses the focus.
    if (document.activeElement === document.body) list?.focus({ preventScroll: true });
    // Somebody far down a list sees the first of the new products.
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }, [busy, listId]);

  const follow = (event: MouseEvent) => {
    const link = filterLink(event);
    if (!link) return;
    event.preventDefault();
    link.dataset['pending'] = '';
    left.current = true;
    start(() => {
      router.push(link.pathname + link.search, { scroll: false });
    });
  };
  return (
    <div ref={root} className={className} aria-busy={busy} data-busy={busy} onClick={follow}>
      {children}
    </div>
  );
}

/** The filter that a click follows in this window. */
function filterLink(event: MouseEvent): HTMLAnchorElement | null {
  const special = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || special || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('a[data-filter]');
}
