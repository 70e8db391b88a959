import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductView } from '@/components/products/product-view';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf } from '@/lib/i18n/params';
import { idParamSchema } from '@/lib/api/contract';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface ProductPageProps {
  readonly params: Promise<{ readonly locale: string; readonly product: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { product } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffProduct',
    ids: { product },
    domain: 'products',
    title: 'products.productTitle',
    description: 'products.description',
  });
}

export default async function ProductPage({ params }: ProductPageProps) {
  const locale = await localeOf(params);
  const { product } = await params;
  const parsed = idParamSchema.safeParse({ id: product });
  if (!parsed.success) notFound();
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['products', 'media', 'office']}>
        <ProductView id={parsed.data.id} />
      </IntlScope>
    </StaffScreen>
  );
}
