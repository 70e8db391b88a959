import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrandView } from '@/components/shelves/brand-view';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf } from '@/lib/i18n/params';
import { idParamSchema } from '@/lib/api/contract';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface BrandPageProps {
  readonly params: Promise<{ readonly locale: string; readonly brand: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: BrandPageProps): Promise<Metadata> {
  const { brand } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffBrand',
    ids: { brand },
    domain: 'shelves',
    title: 'shelves.brandTitle',
    description: 'shelves.brandsDescription',
  });
}

export default async function BrandPage({ params }: BrandPageProps) {
  const locale = await localeOf(params);
  const { brand } = await params;
  const parsed = idParamSchema.safeParse({ id: brand });
  if (!parsed.success) notFound();
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['shelves', 'office']}>
        <BrandView id={parsed.data.id} />
      </IntlScope>
    </StaffScreen>
  );
}
