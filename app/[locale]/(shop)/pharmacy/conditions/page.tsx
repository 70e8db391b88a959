import type { Metadata } from 'next';
import { ConditionsScreen } from '@/components/screens/conditions-screen';
import { readQuestionnaires } from '@/lib/questionnaires/reads';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'questionnaires');
  return pageMetadata({
    locale,
    page: 'conditions',
    title: intl.formatMessage({ id: 'questionnaires.title' }),
    description: intl.formatMessage({ id: 'questionnaires.intro' }),
  });
}

export default async function ConditionsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const { entities } = await readQuestionnaires(locale);
  return <ConditionsScreen locale={locale} conditions={entities} />;
}
