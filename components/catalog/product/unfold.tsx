'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { facility } from '@/lib/browser/browser';

interface UnfoldProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * On wide screens CSS shows all parts. This opens them for assistive technology and removes their headings from the tab
 * order.
 */
export function Unfold({ className, children }: UnfoldProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wide = facility(() => window.matchMedia('(width >= 992px)'));
    const unfold = () => {
      if (!wide?.matches) return;
      for (const part of root.current?.querySelectorAll('details') ?? []) {
        part.open = true;
        part.querySelector('summary')?.setAttribute('tabindex', '-1');
      }
    };
    unfold();
    wide?.addEventListener('change', unfold);
    return () => {
      wide?.removeEventListener('change', unfold);
    };
  }, []);
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}
