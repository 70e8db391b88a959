import { use } from 'react';
import { HealthHub } from '@/components/contents/health-hub';
import { PharmacistCard } from '@/components/conversations/pharmacy/pharmacist-card';
import type { ContentPage } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import { PageHead } from './page-head';

interface HealthHubScreenProps {
  readonly locale: Locale;
  /** The newest first. */
  readonly contents: ContentPage;
}

export function HealthHubScreen({ locale, contents }: HealthHubScreenProps) {
  const intl = use(getIntl(locale, 'contents'));
  const trail = [
    { name: intl.formatMessage({ id: 'contents.stories' }), url: pagePath('/brandstory') },
    { name: intl.formatMessage({ id: 'contents.hub' }) },
  ];
  return (
    <>
      <PageHead
        locale={locale}
        trail={trail}
        title={intl.formatMessage({ id: 'contents.hubTitle' })}
        intro={intl.formatMessage({ id: 'contents.hubIntro' })}
      />
      <HealthHub
        locale={locale}
        contents={contents}
        pharmacist={<PharmacistCard locale={locale} />}
      />
    </>
  );
}
