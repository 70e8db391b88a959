'use client';

import type { ReactNode } from 'react';
import { Providers } from '@/components/common/providers';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { OrderLine } from './order-line';
import { useOwnOrder, type OwnOrderProps } from './use-own-order';

interface NoticeProps extends OwnOrderProps {
  /** Shown unless the order is the member's own. */
  readonly otherwise: ReactNode;
}

/** Leads to the order if it is the member's own. */
export function OwnOrderNotice(props: NoticeProps) {
  return (
    <Providers>
      <Notice {...props} />
    </Providers>
  );
}

function Notice({ number, texts, otherwise }: NoticeProps) {
  const locale = useLocale();
  const order = useOwnOrder(number);
  if (order === undefined) return otherwise;
  const href = pathTo(locale, '/orders/:order', { order });
  return <OrderLine text={texts.notice} number={order} href={href} link={texts.open} />;
}
