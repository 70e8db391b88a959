import type { ReactNode } from 'react';
import type { Interruptions } from '@/stores/ui';
import { PageSlot } from './page-slot';

interface PageMainProps {
  readonly interruptions: Interruptions;
  readonly className?: string;
  readonly children: ReactNode;
}

export function PageMain({ interruptions, className = 'page', children }: PageMainProps) {
  return (
    <main className={className} id="content" tabIndex={-1}>
      <PageSlot interruptions={interruptions}>{children}</PageSlot>
    </main>
  );
}
