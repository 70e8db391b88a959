import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { PdfButton } from '@/components/ui/pdf-button';
import { formatDay } from '@/lib/format/date';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { referralLetter, referralsQuery } from '@/lib/referrals/queries';
import type { Side } from '@/lib/conversations/calls';
import styles from './referral.module.scss';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/referrals/${locale}.json`));

interface ReferralsProps {
  readonly side: Side;
  readonly id: number;
}

/** Letters to doctors that a pharmacist wrote in a conversation, to download. */
export function Referrals(props: ReferralsProps) {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      <Letters {...props} />
    </LazyIntl>
  );
}

function Letters({ side, id }: ReferralsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(referralsQuery(side, id));
  const text = (name: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `referrals.${name}` }, values);
  // Erased conversations have lost their letters.
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.letters} aria-labelledby={`referrals-${side}`}>
      <h2 id={`referrals-${side}`}>{text('letters')}</h2>
      {side === 'member' && <p>{text('hint')}</p>}
      <ul>
        {data.map(({ id: referralId, number, doctor, urgency, at }) => (
          <li key={referralId}>
            <p>
              <strong>
                {text('one', {
                  doctor: text(`doctor.${doctor}`),
                  urgency: text(`urgency.${urgency}`),
                })}
              </strong>
              <time dateTime={at}>{formatDay(at, locale)}</time>
            </p>
            <PdfButton
              serial={number}
              label={text('download')}
              failed={text('failed')}
              document={referralLetter({ side, id, referralId })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
