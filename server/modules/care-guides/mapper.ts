import type { Locale } from '../../../lib/api/contract.ts';
import type { CareGuide } from '../../../lib/care-guides/contract.ts';
import { sources } from '../../../lib/health/sources.ts';
import type { ReadGuide } from './rules/read-care-guides.ts';

export function toCareGuide(read: ReadGuide, locale: Locale): CareGuide {
  const { guide, alone, article, sold } = read;
  const { id, urgency, name, text, helps, asks, flags, hotline } = guide;
  return {
    ...{ id, urgency, alone, hotline },
    name: name[locale],
    text: text[locale],
    helps: helps.map((help) => {
      const keyword = help.keyword?.[locale] ?? null;
      return {
        name: help.name[locale],
        text: help.text[locale],
        keyword: keyword !== null && sold.has(keyword) ? keyword : null,
      };
    }),
    asks: asks.map((ask) => ask[locale]),
    red_flags: flags.map((flag) => flag[locale]),
    article: article && { id: article.id, title: article.title[locale] },
    sources: guide.sources.map((key) => ({
      url: sources[key].url,
      title: sources[key].title[locale],
    })),
  };
}
