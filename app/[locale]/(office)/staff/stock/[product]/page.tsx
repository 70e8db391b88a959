import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StaffScreen } from '@/components/staff/staff-screen';
import { ProductStock } from '@/components/stock/product-stock';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';
import { stockParamSchema } from '@/lib/stock/contract';

interface ProductStockPageProps {
  readonly params: Promise<{ readonly locale: string; readonly product: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: ProductStockPageProps): Promise<Metadata> {
  const { product } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffProductStock',
    ids: { product },
    domain: 'stock',
    title: 'stock.productTitle',
    description: 'stock.description',
  });
}

export default async function ProductStockPage({ params }: ProductStockPageProps) {
  const locale = await localeOf(params);
  const { product } = await params;
  const parsed = stockParamSchema.safeParse({ product_id: product });
  if (!parsed.success) notFound();
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['stock', 'orders', 'office']}>
        <ProductStock id={parsed.data.product_id} />
      </IntlScope>
    </StaffScreen>
  );
}
