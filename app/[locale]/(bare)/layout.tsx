import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/shell/page-main';

/** Not cached by Next: the front server caches these pages (`lib/pages/table.ts`). */
export const dynamic = 'force-dynamic';

/** Bare layout, for pages that the mobile app embeds in its own frame (`docs/product/pages.md`, "Layouts"). */
export default function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <PageMain className="page page-roomy" interruptions="none">
      {children}
    </PageMain>
  );
}
