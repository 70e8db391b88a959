import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PersonView } from '@/components/people/person-view';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf } from '@/lib/i18n/params';
import { personParamSchema } from '@/lib/people/contract';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface PersonPageProps {
  readonly params: Promise<{ readonly locale: string; readonly person: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: PersonPageProps): Promise<Metadata> {
  const { person } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffPerson',
    ids: { person },
    domain: 'people',
    title: 'people.personTitle',
    description: 'people.description',
  });
}

export default async function PersonPage({ params }: PersonPageProps) {
  const locale = await localeOf(params);
  const { person } = await params;
  const parsed = personParamSchema.safeParse({ member_id: person });
  if (!parsed.success) notFound();
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['people', 'office']}>
        <PersonView id={parsed.data.member_id} />
      </IntlScope>
    </StaffScreen>
  );
}
