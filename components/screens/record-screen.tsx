import { PageView } from '@/components/pages/page-view';
import { PreviewNotice } from '@/components/pages/preview-notice';
import type { PagePreview, PageRecord, PageSummary } from '@/lib/pages/contract';
import type { Locale } from '@/lib/i18n/locale';
import type { CrumbTrail } from '@/lib/seo/crumbs';
import { PageBlocks } from './page-blocks';
import { PageTrail } from './page-head';

interface RecordScreenProps {
  readonly locale: Locale;
  readonly page: PageRecord;
  readonly trail: CrumbTrail;
  /** All campaigns of the shop. */
  readonly campaigns: readonly PageSummary[];
}

/** A page that a merchant writes. */
export function RecordScreen({ locale, page, trail, campaigns }: RecordScreenProps) {
  return (
    <PageView
      page={page}
      locale={locale}
      running={campaigns.filter(({ phase }) => phase === 'running')}
      trail={<PageTrail locale={locale} trail={trail} />}
    >
      <PageBlocks blocks={page.blocks} locale={locale} record={{ page, campaigns }} />
    </PageView>
  );
}

interface PreviewScreenProps extends Omit<RecordScreenProps, 'trail'> {
  readonly page: PagePreview;
}

/** A page that is not public yet. */
export function PreviewScreen({ locale, page, campaigns }: PreviewScreenProps) {
  return (
    <PageView
      page={page}
      locale={locale}
      running={campaigns.filter(({ phase }) => phase === 'running')}
      trail={
        <>
          <PageTrail locale={locale} trail={[{ name: page.title }]} />
          <PreviewNotice page={page} locale={locale} />
        </>
      }
    >
      <PageBlocks blocks={page.blocks} locale={locale} record={{ page, campaigns }} />
    </PageView>
  );
}
