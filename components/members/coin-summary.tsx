'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { Coins } from '@/lib/wallet/contract';
import { bahtOfCoins } from '@/lib/wallet/contract-values';
import { formatLastDay } from '@/lib/format/date';
import { formatRoundBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './account.module.scss';

export function CoinSummary({ coins }: { readonly coins: Coins | undefined }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section className={styles.tile}>
      <h2 className={styles.tileTitle}>
        <Icon name="coin" />
        {intl.formatMessage({ id: 'members.coins' })}
      </h2>
      <p className={styles.total}>
        {coins ? intl.formatNumber(coins.total) : <Skeleton width="4em" height="1lh" />}
      </p>
      <p className={styles.muted}>
        {coins ? (
          intl.formatMessage(
            { id: 'members.coinsWorth' },
            { amount: formatRoundBaht(bahtOfCoins(coins.total)) },
          )
        ) : (
          <Skeleton width="12em" height="1lh" />
        )}
      </p>
      <div className={styles.actions}>
        <ButtonLink href={pathTo(locale, '/profile/redeem-points')} variant="secondary">
          {intl.formatMessage({ id: 'members.redeem' })}
        </ButtonLink>
      </div>
      {coins && coins.expiring.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{intl.formatMessage({ id: 'members.expiring' })}</h3>
          <ul className={styles.rows}>
            {coins.expiring.map(({ amount, at }) => (
              <li key={at}>
                <time dateTime={at}>{formatLastDay(at, locale)}</time>
                <span>{intl.formatMessage({ id: 'members.coinCount' }, { count: amount })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
