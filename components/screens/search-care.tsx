import { use } from 'react';
import { CareGuideCard } from '@/components/care-guides/care-guide-card';
import { sayer } from '@/components/common/say';
import { StatusLine } from '@/components/conversations/pharmacy/status-line';
import { statusTexts } from '@/components/conversations/pharmacy/status-texts';
import { ButtonLink } from '@/components/ui/button';
import type { CareGuide } from '@/lib/care-guides/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import styles from './search-care.module.scss';

interface SearchCareProps {
  readonly guides: readonly CareGuide[];
  readonly locale: Locale;
}

/**
 * Advice for the complaints of a search, with the pharmacist. Only the first card is unfolded, so that products stay
 * near, and none if the query names other things too.
 */
export function SearchCare({ guides, locale }: SearchCareProps) {
  const say = sayer(use(getIntl(locale, 'care-guides')));
  return guides.map((guide, at) => (
    <CareGuideCard
      key={guide.name}
      {...{ guide, locale, say }}
      open={guide.alone && (at === 0 || guide.urgency === 'doctor')}
      pharmacist={<Pharmacist locale={locale} />}
    />
  ));
}

function Pharmacist({ locale }: Pick<SearchCareProps, 'locale'>) {
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  return (
    <div className={styles.pharmacist}>
      <StatusLine locale={locale} texts={statusTexts(intl)} />
      <ButtonLink href={pathTo(locale, '/pharmacy/consult')} variant="secondary">
        {intl.formatMessage({ id: 'conversations-pharmacy.chat' })}
      </ButtonLink>
    </div>
  );
}
