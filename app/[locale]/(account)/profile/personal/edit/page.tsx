import type { Metadata } from 'next';
import { AvatarForm } from '@/components/members/avatar-form';
import { PersonalForm } from '@/components/members/personal-form';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'editPersonal',
    domain: 'members',
    title: 'members.editPersonal',
    description: 'members.description',
  });
}

export default async function EditPersonalPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="members.editPersonal" domains={['members']}>
      <AvatarForm />
      <PersonalForm />
    </MemberScreen>
  );
}
