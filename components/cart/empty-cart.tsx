'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';

export function EmptyCart() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <EmptyState
      image="/images/empty-cart.svg"
      title={intl.formatMessage({ id: 'cart.empty' })}
      text={intl.formatMessage({ id: 'cart.emptyText' })}
      action={
        <ButtonLink href={localePath(locale, '/categories')}>
          {intl.formatMessage({ id: 'cart.browse' })}
        </ButtonLink>
      }
    />
  );
}
