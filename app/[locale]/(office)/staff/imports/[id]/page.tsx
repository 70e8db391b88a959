import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ImportView } from '@/components/imports/import-view';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf } from '@/lib/i18n/params';
import { idParamSchema } from '@/lib/api/contract';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface ImportPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: ImportPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffImport',
    ids: { id },
    domain: 'imports',
    title: 'imports.importTitle',
    description: 'imports.description',
  });
}

export default async function ImportPage({ params }: ImportPageProps) {
  const locale = await localeOf(params);
  const { id } = await params;
  const parsed = idParamSchema.safeParse({ id });
  if (!parsed.success) notFound();
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['imports', 'office']}>
        <ImportView id={parsed.data.id} />
      </IntlScope>
    </StaffScreen>
  );
}
