import type { Locale } from '../../../lib/api/contract.ts';
import type {
  PagePreview as PreviewAnswer,
  PageRecord as RecordAnswer,
  PageSummary as SummaryAnswer,
} from '../../../lib/pages/contract.ts';
import type { ContentBlock } from '../../../lib/blocks/blocks.ts';
import type { Preview } from './rules/preview.ts';
import type { PageRecord, PageSummary, Phased } from './ports.ts';

export function toPageSummary(page: Phased<PageSummary>, locale: Locale): SummaryAnswer {
  const { id, path, template, picture, topic, phase, indexed } = page;
  return {
    ...{ id, path, template, picture, topic, phase, indexed },
    title: page.title[locale],
    description: page.description[locale],
    active_from: page.activeFrom.toISOString(),
    active_until: page.activeUntil?.toISOString() ?? null,
    updated_at: page.updatedAt.toISOString(),
  };
}

export function toPageRecord(page: Phased<PageRecord>, locale: Locale): RecordAnswer {
  return { ...toPageSummary(page, locale), blocks: page.blocks.map(toBlock) };
}

/** Removes the coupon code of an action, since the coupon may be restricted to some members. */
function toBlock(block: ContentBlock): ContentBlock {
  const isSecret = block.type === 'campaignAction' && block.coupon !== undefined;
  return isSecret ? { ...block, coupon: '' } : block;
}

export function toPagePreview(page: Preview, locale: Locale): PreviewAnswer {
  const { state, linkUntil } = page;
  return { ...toPageRecord(page, locale), state, link_until: linkUntil.toISOString() };
}
