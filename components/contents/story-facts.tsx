import { use } from 'react';
import type { BrandCategory, BrandDetail } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './story-facts.module.scss';
import type { MessageId } from '@/lib/i18n/messages';

interface StoryFactsProps {
  readonly locale: Locale;
  readonly brand: BrandDetail;
  readonly categories: readonly BrandCategory[];
  readonly articles: number;
}

export function StoryFacts({ locale, brand, categories, articles }: StoryFactsProps) {
  const intl = use(getIntl(locale, 'contents-stories'));
  const all: readonly { readonly id: MessageId<'contents-stories'>; readonly count: number }[] = [
    { id: 'contents-stories.products', count: brand.product_count },
    {
      id: 'contents-stories.departments',
      count: categories.reduce((sum, { depts }) => sum + depts.length, 0),
    },
    { id: 'contents-stories.articles', count: articles },
  ];
  const facts = all.filter(({ count }) => count > 0);
  if (facts.length === 0) return null;
  return (
    <ul
      className={styles.facts}
      aria-label={intl.formatMessage({ id: 'contents-stories.facts' }, { brand: brand.brand_name })}
    >
      {facts.map(({ id, count }) => (
        <li key={id}>
          <strong>{intl.formatNumber(count)}</strong> {intl.formatMessage({ id }, { count })}
        </li>
      ))}
    </ul>
  );
}
