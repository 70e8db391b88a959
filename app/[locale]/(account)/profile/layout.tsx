import type { ReactNode } from 'react';
import { AccountFrame } from '@/components/members/account-frame';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

interface ProfileLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function ProfileLayout({ children, params }: ProfileLayoutProps) {
  return <AccountFrame locale={await localeOf(params)}>{children}</AccountFrame>;
}
