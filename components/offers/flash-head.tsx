import { orNothing } from '@/components/common/left-out';
import { readFlashSale } from '@/lib/offers/reads';
import { clockTime } from '@/lib/format/bangkok';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './flash-head.module.scss';
import { FlashTimer } from './flash-timer';

export async function FlashHead({ locale }: { readonly locale: Locale }) {
  const [intl, sale] = await Promise.all([
    getIntl(locale, 'offers'),
    orNothing(readFlashSale(locale)),
  ]);
  if (!sale?.current && !sale?.next) return null;
  const { current, next } = sale;
  return (
    <div className={styles.head}>
      {current && (
        <p className={styles.now}>
          <strong>{current.name}</strong>
          <FlashTimer endsAt={current.ends_at} locale={locale} told />
        </p>
      )}
      {next && (
        <p className={styles.next}>
          <time dateTime={next.starts_at}>
            {intl.formatMessage(
              { id: 'offers.next' },
              { name: next.name, time: clockTime(next.starts_at) },
            )}
          </time>
        </p>
      )}
    </div>
  );
}
