import { use, type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { WidePicture } from '@/components/ui/wide-picture';
import type { ProductCard } from '@/lib/catalog/contract';
import type { PromotionGroup } from '@/lib/offers/contract';
import { formatDay, formatLastDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { kindMark } from './kind-mark';
import styles from './promotion-detail.module.scss';
import { PromotionPicker } from './promotion-picker';

interface PromotionDetailProps {
  readonly locale: Locale;
  readonly group: PromotionGroup;
  readonly products: readonly ProductCard[];
  readonly cards: ReactNode;
  readonly trail: ReactNode;
}

const PICKER = 'choose';
const GO = {
  buy_1_get_1: 'offers.go.buy_1_get_1',
  buy_2_get_1: 'offers.go.buy_2_get_1',
  member_percent: 'offers.go.member_percent',
} as const;
const HOW_MANY = {
  buy_1_get_1: 'offers.howMany.buy_1_get_1',
  buy_2_get_1: 'offers.howMany.buy_2_get_1',
} as const;

/** `/promotions/{id}`: the offer, its conditions, and the set picker. */
export function PromotionDetail(props: PromotionDetailProps) {
  const { locale, group, products, cards, trail } = props;
  const intl = use(getIntl(locale, 'offers'));
  const mark = kindMark(group, intl);
  const all = pathTo(locale, '/promotions-product/:promotion', { promotion: group.id });
  return (
    <>
      {trail}
      <article className={styles.hero}>
        <div className={styles.picture}>
          <WidePicture src={group.image.thumbnail_url} eager />
        </div>
        <div className={styles.words}>
          <Badge tone={mark.tone}>{mark.text}</Badge>
          <h1>{group.name}</h1>
          <Period group={group} locale={locale} />
          <ButtonLink href={group.kind === 'member_percent' ? all : `#${PICKER}`}>
            {intl.formatMessage({ id: GO[group.kind] })}
          </ButtonLink>
        </div>
      </article>
      <div className={styles.terms}>
        <h2>{intl.formatMessage({ id: 'offers.conditions' })}</h2>
        <ul>
          {group.details.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {group.kind !== 'member_percent' && (
        <div id={PICKER} className={styles.anchor}>
          <Section title={intl.formatMessage({ id: HOW_MANY[group.kind] })}>
            <PromotionPicker kind={group.kind} products={products} locale={locale} />
          </Section>
        </div>
      )}
      <Section
        title={intl.formatMessage({ id: 'offers.inGroup' })}
        href={all}
        linkLabel={intl.formatMessage({ id: 'offers.seeAll' })}
      >
        {cards}
      </Section>
    </>
  );
}

interface PeriodProps {
  readonly group: PromotionGroup;
  readonly locale: Locale;
}

/** Start and end as text; Buddhist era in Thai. */
function Period({ group, locale }: PeriodProps) {
  const intl = use(getIntl(locale, 'offers'));
  const { starts_at: from, ends_at: until } = group;
  return (
    <p className={styles.period}>
      {intl.formatMessage(
        { id: 'offers.period' },
        {
          from: (
            <time key="from" dateTime={from}>
              {formatDay(from, locale)}
            </time>
          ),
          until: (
            <time key="until" dateTime={until}>
              {formatLastDay(until, locale)}
            </time>
          ),
        },
      )}
    </p>
  );
}
