import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/shell/page-main';

/** Next keeps none of these pages: the front server does (`lib/pages/table.ts`). */
export const dynamic = 'force-dynamic';

/** The bare layout: the mobile app shows these pages in a frame of its own (`docs/product/pages.md`, "Layouts"). */
export default function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <PageMain className="page page-roomy" interruptions="none">
      {children}
    </PageMain>
  );
}
