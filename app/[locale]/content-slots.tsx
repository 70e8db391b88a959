import type { BlockOf, BlockSlots } from '@/components/blocks/block-props';
import { FormFields } from '@/components/blocks/form-fields';
import { CampaignAction } from '@/components/campaigns/campaign-action';
import { ProductGrid } from '@/components/tiles/product-grid';
import { CampaignIndex } from '@/components/content/campaign-index';
import { FlashCountdown } from '@/components/offers/flash-countdown';
import { Section } from '@/components/ui/section';
import type { ProductCard } from '@/lib/api/contract/catalog';
import type { PageRecord, PageSummary } from '@/lib/api/contract/pages';
import type { ContentBlock } from '@/lib/content/blocks';
import { readProducts } from '@/lib/api/reads';
import { recaptchaSiteKey } from '@/lib/env';
import { varied } from '@/lib/catalog/near-equal';
import { formatDay, lastMoment } from '@/lib/format/date';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { loadMessages } from '@/lib/i18n/messages';
import { getIntl } from '@/lib/i18n/server';
import { CouponsSlot, StoresSlot } from './place-slots';

/** So many times as much is asked for, since near-equal products are left out. */
const SPARE = 2;

const TEXTS_OF_FORM = {
  contact: 'contact',
  gift_card: 'gifts',
  e_card: 'gifts',
  e_card_view: 'gifts',
  gift_card_balance: 'gifts',
  subscription: 'subscriptions',
} as const;

/** What the blocks of a page show of the shop, as it is now. */
export async function blockSlots(
  locale: Locale,
  blocks: readonly ContentBlock[],
  record?: { readonly page: PageRecord; readonly campaigns: readonly PageSummary[] },
): Promise<BlockSlots> {
  const ids = [...new Set(blocks.flatMap((block) => (block.type === 'products' ? block.ids : [])))];
  const rails = blocks.filter((block) => block.type === 'rail');
  const forms = blocks.flatMap((block) => (block.type === 'form' ? block.form : []));
  const hasActions = blocks.some(({ type }) => type === 'campaignAction');
  const [sold, filled, messages, actions] = await Promise.all([
    ids.length === 0 ? undefined : readProducts({ locale, ids, per_page: ids.length }),
    Promise.all(rails.map(async (rail) => [rail, await productsOf(rail, locale)] as const)),
    loadMessages(
      locale,
      forms.map((form) => TEXTS_OF_FORM[form]),
    ),
    loadMessages(locale, hasActions ? ['campaigns'] : []),
  ]);
  const byId = new Map(sold?.entities.map((product) => [product.id, product]));
  const byRail = new Map(filled);
  return {
    coupons: (block) => <CouponsSlot block={block} locale={locale} />,
    stores: (block) => <StoresSlot block={block} locale={locale} />,
    products: function Products(wanted) {
      const products = wanted.flatMap((id) => byId.get(id) ?? []);
      return products.length === 0 ? null : (
        <ProductGrid level={3} locale={locale} products={products} />
      );
    },
    rail: function Rail(block) {
      const products = byRail.get(block) ?? [];
      return products.length === 0 ? null : (
        <RailSection block={block} locale={locale} products={products} />
      );
    },
    countdown: function Countdown(title) {
      const until = record?.page.phase === 'running' ? record.page.active_until : null;
      return until === null ? null : (
        <p>
          <strong>{title}</strong>
          <br />
          <FlashCountdown endsAt={until} look="tiles">
            {formatDay(lastMoment(until), locale)}
          </FlashCountdown>
        </p>
      );
    },
    form: function Form(name) {
      return (
        <FormFields name={name} locale={locale} messages={messages} siteKey={recaptchaSiteKey()} />
      );
    },
    action: function Action({ id, label, done, invite = false, coupon }) {
      const slug = record?.page.path.split('/').at(-1);
      if (slug === undefined || record?.page.phase !== 'running') return null;
      return (
        <CampaignAction
          {...{ slug, id, invite, locale, messages: actions }}
          label={label[locale]}
          done={done[locale]}
          coupon={coupon !== undefined}
        />
      );
    },
    campaigns: record && <CampaignIndex pages={record.campaigns} locale={locale} />,
  };
}

async function productsOf(
  { products: { count, promotion, dept, group, ...where } }: BlockOf<'rail'>,
  locale: Locale,
): Promise<readonly ProductCard[]> {
  const { entities } = await readProducts({
    locale,
    ...where,
    ...(dept === undefined ? {} : { dept: String(dept) }),
    ...(group === undefined ? {} : { promotion_group: group }),
    ...(promotion ? { promotion: 'true' as const } : {}),
    in_stock: 'true',
    per_page: count * SPARE,
  });
  return varied(entities, count);
}

interface RailSectionProps {
  readonly block: BlockOf<'rail'>;
  readonly locale: Locale;
  readonly products: readonly ProductCard[];
}

async function RailSection({ block, locale, products }: RailSectionProps) {
  const intl = await getIntl(locale, 'content');
  return (
    <Section
      title={block.title[locale]}
      href={localePath(locale, block.path)}
      linkLabel={intl.formatMessage({ id: 'content.seeAll' })}
    >
      <ProductGrid
        level={3}
        locale={locale}
        products={products}
        shape={block.layout}
        list={block.path}
      />
    </Section>
  );
}
