import type { Metadata } from 'next';
import { MemberOnly } from '@/components/common/member-only';
import { JoinTeam } from '@/components/people/join-team';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffJoin',
    domain: 'people',
    title: 'people.joinTitle',
    description: 'people.joinDescription',
  });
}

export default async function JoinPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'people');
  return (
    <MemberOnly waitingLabel={intl.formatMessage({ id: 'people.loading' })}>
      <IntlScope locale={locale} domains={['people']}>
        <JoinTeam />
      </IntlScope>
    </MemberOnly>
  );
}
