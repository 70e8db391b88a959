'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Branch } from '@/lib/api/contract/places';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './branch-dialog.module.scss';
import { hoursToday, readyWords } from './branch-times';

const STOCK = {
  ok: { id: 'branches.stockOk', tone: 'success' },
  low: { id: 'branches.stockLow', tone: 'warning' },
  none: { id: 'branches.stockNone', tone: 'neutral' },
} as const;

export function BranchRow({ branch }: { readonly branch: Branch }) {
  const intl = useIntl();
  const { name, address, phone, distance_m: distance, stock } = branch;
  const level = stock && STOCK[stock];
  return (
    <li className={styles.branch}>
      <div className={styles.title}>
        <h3>{name}</h3>
        {level && <Badge tone={level.tone}>{intl.formatMessage({ id: level.id })}</Badge>}
        {distance !== null && (
          <span className={styles.distance}>
            {intl.formatMessage(
              { id: 'branches.distance' },
              { km: (distance / 1_000).toFixed(distance < 10_000 ? 1 : 0) },
            )}
          </span>
        )}
      </div>
      <p className={styles.address}>{address}</p>
      <Times branch={branch} />
      <p className={styles.ways}>
        <a
          href={mapUrl(branch)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={intl.formatMessage({ id: 'branches.mapOf' }, { name })}
        >
          <Icon name="pin" size="sm" />
          {intl.formatMessage({ id: 'branches.map' })}
        </a>
        <a href={`tel:${phone.replace(/\D/g, '')}`}>
          <Icon name="phone" size="sm" />
          <span className="visually-hidden">
            {intl.formatMessage({ id: 'branches.callOf' }, { name })}
          </span>
          {phone}
        </a>
      </p>
    </li>
  );
}

function Times({ branch }: { readonly branch: Branch }) {
  const intl = useIntl();
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const { open_now: open, ready_at: readyAt, stock } = branch;
  const today = hoursToday(branch, now);
  const ready = readyAt === null ? undefined : readyWords(readyAt, now, locale);
  return (
    <p className={styles.times}>
      <span data-open={open}>
        {intl.formatMessage({ id: open ? 'branches.open' : 'branches.closed' })}
      </span>
      <span>
        {today
          ? intl.formatMessage({ id: 'branches.today' }, today)
          : intl.formatMessage({ id: 'branches.closedToday' })}
      </span>
      {ready && <strong>{intl.formatMessage({ id: ready.id }, ready.values)}</strong>}
      {!ready && stock !== 'none' && (
        <span>{intl.formatMessage({ id: 'branches.counterOnly' })}</span>
      )}
    </p>
  );
}

function mapUrl({ lat, lng }: Branch): string {
  const at = [lat, lng].map(String);
  return `https://www.openstreetmap.org/?mlat=${at[0] ?? ''}&mlon=${at[1] ?? ''}#map=17/${at.join('/')}`;
}
