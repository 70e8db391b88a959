import type { ReactNode } from 'react';
import { PlainFrame } from '@/components/layout/plain-frame';
import { Providers } from '@/components/common/providers';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

interface PlainLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function PlainLayout({ children, params }: PlainLayoutProps) {
  return (
    <PlainFrame locale={await localeOf(params)}>
      <Providers>{children}</Providers>
    </PlainFrame>
  );
}
