import type { ReactNode } from 'react';
import { AccountFrame } from '@/components/members/account-frame';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

interface HistoryLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function HistoryLayout({ children, params }: HistoryLayoutProps) {
  return <AccountFrame locale={await localeOf(params)}>{children}</AccountFrame>;
}
