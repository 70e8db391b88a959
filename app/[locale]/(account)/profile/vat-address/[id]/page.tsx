import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EditVatAddressScreen } from '@/components/screens/edit-vat-address-screen';
import { localeOf } from '@/lib/i18n/params';
import { parseId } from '@/lib/pages/segments';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface EditVatAddressPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: EditVatAddressPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'vatAddress',
    ids: { address: id },
    domain: 'members',
    title: 'members.editVatAddress',
    description: 'members.description',
  });
}

export default async function EditVatAddressPage({ params }: EditVatAddressPageProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return <EditVatAddressScreen locale={locale} addressId={id} />;
}
