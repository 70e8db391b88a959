import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AttributeView } from '@/components/shelves/attribute-view';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf } from '@/lib/i18n/params';
import { attributeParamSchema } from '@/lib/shelves/contract-attributes';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface AttributePageProps {
  readonly params: Promise<{ readonly locale: string; readonly attribute: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: AttributePageProps): Promise<Metadata> {
  const { attribute } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffAttribute',
    ids: { attribute },
    domain: 'shelves',
    title: 'shelves.attributeTitle',
    description: 'shelves.attributesDescription',
  });
}

export default async function AttributePage({ params }: AttributePageProps) {
  const locale = await localeOf(params);
  const { attribute } = await params;
  const parsed = attributeParamSchema.safeParse({ key: attribute });
  if (!parsed.success) notFound();
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['shelves', 'office']}>
        <AttributeView attributeKey={parsed.data.key} />
      </IntlScope>
    </StaffScreen>
  );
}
