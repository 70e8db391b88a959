'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import { LateIntl } from '@/lib/i18n/late-intl';
import type { Messages } from '@/lib/i18n/messages';
import type { ActionProps } from './action-button';

/** Client only: the page's HTML is cached for all visitors. */
const ActionButton = dynamic(() => import('./action-button').then((part) => part.ActionButton), {
  ssr: false,
  loading: () => <Skeleton shape="block" height="3rem" />,
});

/** @param messages messages of `campaigns` */
export function CampaignAction({
  messages,
  ...action
}: ActionProps & { readonly messages: Messages }) {
  return (
    <LateIntl locale={action.locale} messages={messages}>
      <ActionButton {...action} />
    </LateIntl>
  );
}
