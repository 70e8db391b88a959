import { use, type ComponentProps } from 'react';
import type { BlockOf, BlockProps, ShopBlocks } from '@/components/blocks/block-props';
import { ActionFrame } from '@/components/blocks/campaign-action';
import { FormFrame } from '@/components/blocks/form';
import { CountdownFrame, ProductsFrame, WideFrame } from '@/components/blocks/frames';
import { ContentBlocks } from '@/components/blocks/registry';
import { StoreList } from '@/components/branches/store-list';
import { CampaignAction } from '@/components/campaigns/campaign-action';
import { CampaignIndex } from '@/components/pages/campaign-index';
import { CouponStrip } from '@/components/wallet/coupon-strip';
import { orEmpty } from '@/components/common/left-out';
import { FlashCountdown } from '@/components/tiles/flash-countdown';
import { ProductGrid } from '@/components/tiles/product-grid';
import { Section } from '@/components/ui/section';
import type { ProductCard } from '@/lib/catalog/contract';
import { readBranches } from '@/lib/branches/reads';
import { readCoupons } from '@/lib/wallet/reads';
import { readProducts } from '@/lib/catalog/reads';
import { varied } from '@/lib/catalog/near-equal';
import { recaptchaSiteKey } from '@/lib/layout/env';
import { formatLastDay } from '@/lib/format/date';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { loadMessages } from '@/lib/i18n/messages';
import { getIntl } from '@/lib/i18n/server';
import { PageForm } from './page-form';

/** So many times as much is asked for, since near-equal products are left out. */
const SPARE = 2;

const TEXTS_OF_FORM = {
  contact: 'contact',
  gift_card: 'gift-cards',
  e_card: 'gift-cards',
  e_card_view: 'gift-cards',
  gift_card_balance: 'gift-cards',
  subscription: 'subscriptions',
} as const;

/** Each fetches its data and renders nothing if empty. */
export const SHOP: ShopBlocks = {
  campaignAction: ActionBlock,
  campaigns: ({ record, locale }) =>
    record && (
      <WideFrame>
        <CampaignIndex pages={record.campaigns} locale={locale} />
      </WideFrame>
    ),
  countdown: CountdownBlock,
  coupons: CouponsBlock,
  form: FormBlock,
  products: ProductsBlock,
  rail: RailBlock,
  stores: StoresBlock,
};

/** Blocks of a page record, with the present data of the shop. */
export function PageBlocks(props: Omit<ComponentProps<typeof ContentBlocks>, 'shop'>) {
  return <ContentBlocks {...props} shop={SHOP} />;
}

async function ProductsBlock({ block, locale, id }: BlockProps<'products'>) {
  const { ids } = block;
  const { entities } = await readProducts({ locale, ids, per_page: ids.length });
  const products = ids.flatMap((wanted) => entities.find((one) => one.id === wanted) ?? []);
  if (products.length === 0) return null;
  return (
    <ProductsFrame {...{ block, locale, id }}>
      <ProductGrid level={3} locale={locale} products={products} />
    </ProductsFrame>
  );
}

interface RailProps {
  readonly block: BlockOf<'rail'>;
  readonly locale: Locale;
}

export async function RailBlock({ block, locale }: RailProps) {
  const { count, promotion, dept, group, ...where } = block.products;
  const { entities } = await readProducts({
    locale,
    ...where,
    ...(dept === undefined ? {} : { dept: String(dept) }),
    ...(group === undefined ? {} : { promotion_group: group }),
    ...(promotion ? { promotion: 'true' as const } : {}),
    in_stock: 'true',
    per_page: count * SPARE,
  });
  const products = varied(entities, count);
  return products.length === 0 ? null : <RailSection {...{ block, locale, products }} />;
}

interface RailSectionProps extends RailProps {
  readonly products: readonly ProductCard[];
}

export function RailSection({ block, locale, products }: RailSectionProps) {
  const intl = use(getIntl(locale, 'pages'));
  return (
    <WideFrame>
      <Section
        title={block.title[locale]}
        href={localePath(locale, block.path)}
        linkLabel={intl.formatMessage({ id: 'pages.seeAll' })}
      >
        <ProductGrid
          level={3}
          locale={locale}
          products={products}
          shape={block.layout}
          list={block.path}
        />
      </Section>
    </WideFrame>
  );
}

/** If they cannot be loaded, the rest of the page is still shown. */
async function CouponsBlock({ block, locale }: BlockProps<'coupons'>) {
  const { codes, title, layout } = block;
  const offered = await orEmpty(readCoupons(locale));
  const coupons = offered.filter(({ code }) => codes?.includes(code) ?? true);
  if (coupons.length === 0) return null;
  return (
    <WideFrame>
      <CouponStrip title={title[locale]} {...{ locale, coupons, layout }} />
    </WideFrame>
  );
}

/** If they cannot be loaded, the rest of the page is still shown. */
async function StoresBlock({ block, locale }: BlockProps<'stores'>) {
  const { province, service, count, title, layout } = block;
  const branches = await orEmpty(
    readBranches({
      locale,
      per_page: count,
      ...(province === undefined ? {} : { province }),
      ...(service === undefined ? {} : { service }),
    }),
  );
  if (branches.length === 0) return null;
  return (
    <WideFrame>
      <StoreList title={title[locale]} {...{ locale, branches, layout }} />
    </WideFrame>
  );
}

async function FormBlock({ block, locale, id }: BlockProps<'form'>) {
  const messages = await loadMessages(locale, [TEXTS_OF_FORM[block.form]]);
  return (
    <FormFrame {...{ block, locale, id }}>
      <PageForm name={block.form} {...{ locale, messages }} siteKey={recaptchaSiteKey()} />
    </FormFrame>
  );
}

/** On a campaign that runs. */
async function ActionBlock({ block, locale, id, record }: BlockProps<'campaignAction'>) {
  const slug = record?.page.path.split('/').at(-1);
  if (slug === undefined || record?.page.phase !== 'running') return null;
  return (
    <ActionFrame {...{ block, locale, id }}>
      <CampaignAction
        {...{ slug, id: block.id, invite: block.invite ?? false, locale }}
        label={block.label[locale]}
        done={block.done[locale]}
        coupon={block.coupon !== undefined}
        messages={await loadMessages(locale, ['campaigns'])}
      />
    </ActionFrame>
  );
}

/** On a page that ends. */
function CountdownBlock({ block, locale, record }: BlockProps<'countdown'>) {
  const until = record?.page.phase === 'running' ? record.page.active_until : null;
  if (until === null) return null;
  const intl = use(getIntl(locale, 'pages'));
  return (
    <CountdownFrame {...{ block, locale }}>
      <FlashCountdown endsAt={until} look="tiles">
        {intl.formatMessage({ id: 'pages.lasts' }, { day: formatLastDay(until, locale) })}
      </FlashCountdown>
    </CountdownFrame>
  );
}
