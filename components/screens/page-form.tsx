'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { BotCheck } from '@/components/identity/bot-check';
import { Skeleton } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/locale';
import { LateIntl } from '@/lib/i18n/late-intl';
import type { Messages } from '@/lib/i18n/messages';
import type { BlockOf } from '@/components/blocks/block-props';

type FormName = BlockOf<'form'>['form'];

/**
 * The fields of each form: a page loads those that it shows. In the browser alone, since they begin with the draft
 * that the tab keeps, or with what stands behind `#`.
 */
const FIELDS: Readonly<Record<FormName, ComponentType<{ readonly locale: Locale }>>> = {
  contact: dynamic(
    () => import('@/components/contact/contact-fields').then((part) => part.ContactFields),
    {
      ssr: false,
      loading: () => <Skeleton shape="block" height="32rem" />,
    },
  ),
  gift_card: dynamic(
    () => import('@/components/gift-cards/purchase-fields').then((part) => part.PurchaseFields),
    {
      ssr: false,
      loading: () => <Skeleton shape="block" height="48rem" />,
    },
  ),
  e_card: dynamic(
    () => import('@/components/gift-cards/e-card-fields').then((part) => part.ECardFields),
    {
      ssr: false,
      loading: () => <Skeleton shape="block" height="40rem" />,
    },
  ),
  e_card_view: dynamic(
    () => import('@/components/gift-cards/e-card-view').then((part) => part.ECardView),
    {
      ssr: false,
      loading: () => <Skeleton shape="block" height="clamp(23rem, 60vw, 31rem)" />,
    },
  ),
  gift_card_balance: dynamic(
    () => import('@/components/gift-cards/balance-fields').then((part) => part.BalanceFields),
    {
      ssr: false,
      loading: () => <Skeleton shape="block" height="16rem" />,
    },
  ),
  subscription: dynamic(
    () =>
      import('@/components/subscriptions/subscription-part').then((part) => part.SubscriptionPart),
    {
      ssr: false,
      loading: () => <Skeleton shape="block" height="10rem" />,
    },
  ),
};

/** Public forms need a bot check. */
const OPEN_TO_ALL: ReadonlySet<FormName> = new Set(['contact', 'subscription']);

interface PageFormProps {
  readonly name: FormName;
  readonly locale: Locale;
  readonly messages: Messages;
  readonly siteKey: string | undefined;
}

/** Form loaded after the page; the page names the way without it. */
export function PageForm({ name, locale, messages, siteKey }: PageFormProps) {
  const Fields = FIELDS[name];
  return (
    <LateIntl locale={locale} messages={messages}>
      <Fields locale={locale} />
      {OPEN_TO_ALL.has(name) && <BotCheck siteKey={siteKey} />}
    </LateIntl>
  );
}
