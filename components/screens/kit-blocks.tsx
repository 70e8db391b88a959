import type { ShopBlocks } from '@/components/blocks/block-props';
import { CountdownFrame, ProductsFrame, WideFrame } from '@/components/blocks/frames';
import { ContentBlocks } from '@/components/blocks/registry';
import { StoreList } from '@/components/branches/store-list';
import { CouponStrip } from '@/components/wallet/coupon-strip';
import { NAMED_SAMPLES } from '@/components/kit/blocks/block-samples';
import { shopSamples } from '@/components/kit/blocks/shop-samples';
import styles from '@/components/kit/kit.module.scss';
import { ProductGrid } from '@/components/tiles/product-grid';
import { outline } from '@/lib/contents/outline';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { KitClock } from './kit-clock';
import { RailSection, SHOP } from './page-blocks';

const TITLE = { en: 'The blocks of pages', th: 'บล็อกของหน้าเนื้อหา' };

/** Fixed data in place of the shop's, for the kit. */
const SAMPLES: ShopBlocks = {
  ...SHOP,
  products: (props) => (
    <ProductsFrame {...props}>
      <ProductGrid level={3} locale={props.locale} products={shopSamples(props.locale).products} />
    </ProductsFrame>
  ),
  rail: ({ block, locale }) => (
    <RailSection {...{ block, locale }} products={shopSamples(locale).products} />
  ),
  coupons: ({ block: { title, layout }, locale }) => (
    <WideFrame>
      <CouponStrip
        title={title[locale]}
        {...{ locale, layout }}
        coupons={shopSamples(locale).coupons}
      />
    </WideFrame>
  ),
  stores: ({ block: { title, layout }, locale }) => (
    <WideFrame>
      <StoreList
        title={title[locale]}
        {...{ locale, layout }}
        branches={shopSamples(locale).branches}
      />
    </WideFrame>
  ),
  countdown: (props) => (
    <CountdownFrame {...props}>
      <KitClock day={formatDay('2099-12-31T16:59:59.000Z', props.locale)} />
    </CountdownFrame>
  ),
};

/** Every kind of block in each of its layouts, below a list of them. */
export function KitBlocks({ locale }: { readonly locale: Locale }) {
  const { campaigns, page } = shopSamples(locale);
  return (
    <div className={styles.sheet}>
      <h1>{TITLE[locale]}</h1>
      <nav aria-label={TITLE[locale]}>
        <ul className={styles.row} lang="en">
          {outline(NAMED_SAMPLES, locale).map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ContentBlocks
        blocks={NAMED_SAMPLES}
        locale={locale}
        shop={SAMPLES}
        record={{ page, campaigns }}
      />
    </div>
  );
}
