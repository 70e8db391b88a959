import { use } from 'react';
import { Notice } from '@/components/ui/notice';
import type { PagePreview } from '@/lib/pages/contract';
import { formatEnd } from '@/lib/format/day';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';

interface PreviewNoticeProps {
  readonly page: PagePreview;
  readonly locale: Locale;
}

export function PreviewNotice({ page, locale }: PreviewNoticeProps) {
  const intl = use(getIntl(locale, 'pages'));
  const state = page.state === 'draft' ? 'pages.previewDraft' : 'pages.previewPublished';
  return (
    <Notice tone="warning">
      <strong>{intl.formatMessage({ id: 'pages.previewTitle' })}</strong>
      <p>{intl.formatMessage({ id: state }, { path: page.path })}</p>
      <p>
        {intl.formatMessage(
          { id: 'pages.previewUntil' },
          { moment: formatEnd(page.link_until, locale) },
        )}
      </p>
    </Notice>
  );
}
