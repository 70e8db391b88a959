import type { Metadata } from 'next';
import { PreviewScreen } from '@/components/screens/record-screen';
import { readPagePreview, readPages } from '@/lib/pages/reads';
import { orNotFound } from '@/lib/api/server';
import { localeOf } from '@/lib/i18n/params';

interface PreviewProps {
  readonly params: Promise<{ readonly locale: string; readonly pass: string }>;
}

async function load(params: PreviewProps['params']) {
  const locale = await localeOf(params);
  const { pass } = await params;
  return { locale, page: await orNotFound(readPagePreview(pass, locale)) };
}

export async function generateMetadata({ params }: PreviewProps): Promise<Metadata> {
  const { page } = await load(params);
  const { title, description } = page;
  return { title, description, robots: { index: false, follow: false } };
}

export default async function PreviewPage({ params }: PreviewProps) {
  const { locale, page } = await load(params);
  const campaigns = (await readPages(locale)).filter(({ template }) => template === 'campaign');
  return <PreviewScreen locale={locale} page={page} campaigns={campaigns} />;
}
