import type { Metadata } from 'next';
import { EditPersonalScreen } from '@/components/screens/edit-personal-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/personal/edit',
    domain: 'account',
    title: 'account.editPersonal',
    description: 'account.description',
  });
}

export default async function EditPersonalPage({ params }: LocaleParams) {
  return <EditPersonalScreen locale={await localeOf(params)} />;
}
