'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type MouseEvent, type ReactNode } from 'react';

interface FilterNavigationProps {
  readonly listId: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Follows links with `data-filter` on the client, keeping the scroll position. One listener replaces a hundred link
 * components. Without JavaScript they are plain links.
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
    // Restores the focus, which is lost with a removed chip.
    if (document.activeElement === document.body) list?.focus({ preventScroll: true });
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

/** Filter link for a plain primary click; null for clicks with modifiers. */
function filterLink(event: MouseEvent): HTMLAnchorElement | null {
  const special = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || special || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('a[data-filter]');
}
