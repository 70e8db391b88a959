'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { facility } from '@/lib/browser';

interface UnfoldProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Wide screens show every part unfolded by their stylesheet. This tells those who do not see it: the parts are
 * open, and their headings are no stops for the keyboard.
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
