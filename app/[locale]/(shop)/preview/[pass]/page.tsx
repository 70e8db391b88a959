import type { Metadata } from 'next';
import { Trail } from '@/components/catalog/trail';
import { PageView } from '@/components/content/page-view';
import { PreviewNotice } from '@/components/content/preview-notice';
import { PageBlocks } from '@/components/screens/page-blocks';
import { readPagePreview, readPages } from '@/lib/api/reads';
import { orNotFound } from '@/lib/api/server';
import { getIntl } from '@/lib/i18n/server';
import { localeOf } from '@/lib/i18n/params';
import { crumbs } from '@/lib/seo/crumbs';

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

/** A page record that is a draft, or whose time has not come, for whoever has its signed link. */
export default async function PreviewPage({ params }: PreviewProps) {
  const { locale, page } = await load(params);
  const campaigns = (await readPages(locale)).filter(({ template }) => template === 'campaign');
  const intl = await getIntl(locale, 'catalog');
  return (
    <PageView
      page={page}
      locale={locale}
      running={campaigns.filter(({ phase }) => phase === 'running')}
      trail={
        <>
          <Trail
            label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
            crumbs={crumbs(locale, intl, [{ name: page.title }])}
          />
          <PreviewNotice page={page} locale={locale} />
        </>
      }
    >
      <PageBlocks blocks={page.blocks} locale={locale} record={{ page, campaigns }} />
    </PageView>
  );
}
