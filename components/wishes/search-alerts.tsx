'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { SearchAlert } from '@/lib/wishes/contract';
import { cancelSearchAlert, searchAlertsQuery } from '@/lib/wishes/queries';
import { useUi } from '@/stores/ui';
import { RemoveButton } from './remove-button';
import styles from './search-alerts.module.scss';

/** The member's alerts for words that found nothing; nothing without any. */
export function SearchAlerts() {
  const intl = useIntl();
  const locale = useLocale();
  const { data = [] } = useQuery(searchAlertsQuery);
  const { cancelled, cancel } = useCancelling();
  const status = cancelled && intl.formatMessage({ id: 'wishes.searchAlertCancelled' }, cancelled);
  return (
    <>
      {data.length > 0 && (
        <section className={styles.alerts} aria-labelledby="search-alerts">
          <h2 id="search-alerts">{intl.formatMessage({ id: 'wishes.searchAlerts' })}</h2>
          <p className={styles.text}>{intl.formatMessage({ id: 'wishes.searchAlertsText' })}</p>
          <ul className={styles.list}>
            {data.map((alert) => (
              <li key={alert.id} className={styles.row}>
                <Link href={searchPath(pathTo(locale, '/products/search'), alert)}>
                  {alert.keyword}
                </Link>
                <RemoveButton
                  label={intl.formatMessage({ id: 'wishes.searchAlertCancel' }, { ...alert })}
                  onRemove={() => void cancel(alert)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </>
  );
}

function searchPath(path: string, { keyword }: SearchAlert): string {
  return `${path}?${new URLSearchParams({ keyword }).toString()}`;
}

function useCancelling() {
  const client = useQueryClient();
  const { queryKey } = searchAlertsQuery;
  const [cancelled, setCancelled] = useState<{ readonly keyword: string }>();
  const cancel = async ({ id, keyword }: SearchAlert) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (known) => known?.filter((one) => one.id !== id));
    try {
      await cancelSearchAlert(id);
      setCancelled({ keyword });
    } catch (failure) {
      useUi.getState().showAlert({ text: normalizeError(failure).message });
      await client.invalidateQueries({ queryKey });
    }
  };
  return { cancelled, cancel };
}
