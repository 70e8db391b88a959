'use client';

import { useHash } from '@/lib/browser/use-hash';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { ECard } from '@/lib/e-cards/contract';
import { openECard } from '@/lib/e-cards/calls';
import { normalizeError, type ApiError } from '@/lib/api/error';
import { http } from '@/lib/api/http';
import type { Locale } from '@/lib/i18n/locale';
import { CardFace } from './card-face';
import styles from './cards.module.scss';

/** Card whose token is in the URL fragment, which no server, log or other site receives. */
export function ECardView({ locale }: { readonly locale: Locale }) {
  const token = useHash() ?? '';
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <div className={styles.opened}>
        <Card key={token} token={token} locale={locale} />
      </div>
    </>
  );
}

function Card({ token, locale }: { readonly token: string; readonly locale: Locale }) {
  const intl = useIntl();
  const [card, setCard] = useState<ECard>();
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => {
    if (token === '') return;
    void http()
      .then((service) => openECard(service, token, locale))
      .then(setCard, (error: unknown) => {
        setFailure(normalizeError(error));
      });
  }, [token, locale]);
  if (card) {
    return (
      <CardFace
        design={card.design_id}
        to={card.to_name}
        from={card.from_name}
        message={card.message}
      />
    );
  }
  if (token === '' || failure?.status === 404) {
    return (
      <EmptyState
        image="/images/empty-notifications.svg"
        title={intl.formatMessage({ id: 'gift-cards.noCard' })}
        text={intl.formatMessage({ id: 'gift-cards.noCardHint' })}
        level={3}
      />
    );
  }
  if (failure) {
    return (
      <Notice tone="danger" role="alert">
        {failure.message}
      </Notice>
    );
  }
  return <Skeleton shape="block" height="100%" />;
}
