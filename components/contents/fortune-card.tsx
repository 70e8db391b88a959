import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { cssVars } from '@/components/ui/css-vars';
import { Icon } from '@/components/ui/icon';
import { facility } from '@/lib/browser/browser';
import { BIRTH_DAYS, FORTUNE_PARTS, fortuneOf, type BirthDay } from '@/lib/contents/fortune';
import { calendarDay } from '@/lib/format/bangkok';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { useUi } from '@/stores/ui';
import styles from './fortune.module.scss';

interface FortuneCardProps {
  readonly day: BirthDay;
  readonly now: Date;
  readonly locale: Locale;
}

export function FortuneCard({ day, now, locale }: FortuneCardProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `contents-fortune.${id}` });
  const { texts, stars, luckyNumber } = fortuneOf(calendarDay(now), day);
  const colour = BIRTH_DAYS.find((one) => one.day === day)?.colour ?? '';
  const title = intl.formatMessage(
    { id: 'contents-fortune.for' },
    { day: text(`day.${day}`), date: formatDay(now.toISOString(), locale) },
  );
  const share = async () => {
    const url = window.location.href;
    // A cancelled share is no failure.
    const shared = facility(() => navigator.share({ title, url }));
    if (shared) return shared.catch(() => undefined);
    const copied = facility(() => navigator.clipboard.writeText(url));
    const isCopied = await copied?.then(
      () => true,
      () => false,
    );
    // Without clipboard access, the address bar has the same address.
    if (isCopied) useUi.getState().showToast(text('copied'));
    return undefined;
  };
  return (
    <section className={styles.card} style={cssVars({ '--day': colour })} aria-label={title}>
      <h2>{title}</h2>
      <p
        className={styles.stars}
        role="img"
        aria-label={intl.formatMessage({ id: 'contents-fortune.stars' }, { stars })}
      >
        {Array.from({ length: stars }, (_, index) => (
          <Icon key={index} name="star" />
        ))}
      </p>
      <dl>
        {FORTUNE_PARTS.map((part) => (
          <div key={part}>
            <dt>{text(`part.${part}`)}</dt>
            <dd>{text(`${part}.${String(texts[part])}`)}</dd>
          </div>
        ))}
        <div>
          <dt>{text('lucky')}</dt>
          <dd className={styles.number}>{String(luckyNumber).padStart(2, '0')}</dd>
        </div>
      </dl>
      <Button
        variant="ghost"
        onClick={() => {
          void share();
        }}
      >
        {text('share')}
      </Button>
    </section>
  );
}
