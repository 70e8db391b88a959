import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EditAddressScreen } from '@/components/screens/edit-address-screen';
import { localeOf } from '@/lib/i18n/params';
import { parseId } from '@/lib/pages/segments';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface EditAddressPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: EditAddressPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'address',
    ids: { address: id },
    domain: 'members',
    title: 'members.editAddress',
    description: 'members.description',
  });
}

export default async function EditAddressPage({ params }: EditAddressPageProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return <EditAddressScreen locale={locale} addressId={id} />;
}
