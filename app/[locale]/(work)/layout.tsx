import type { ReactNode } from 'react';
import { Providers } from '@/components/common/providers';
import { WorkFrame } from '@/components/layout/work/work-frame';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

interface WorkLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function WorkLayout({ children, params }: WorkLayoutProps) {
  return (
    <Providers>
      <WorkFrame locale={await localeOf(params)}>{children}</WorkFrame>
    </Providers>
  );
}
