import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Weighed } from '@/components/common/add-items';
import { tileTexts } from '@/components/tiles/tile';
import { TileAdd, TileHeart } from '@/components/tiles/tile-buttons';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { ProductCard } from '@/lib/catalog/contract';
import type { ConversationDetail } from '@/lib/conversations/contract';
import type { Acknowledged } from '@/lib/health/contract';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { pathTo } from '@/lib/pages/path-to';
import { patientWarningsQuery, type Whose } from '@/lib/health/queries';
import { useCart } from '@/stores/cart';
import styles from './approval.module.scss';
import { Considered } from './considered';
import { ProductFacts } from './product-facts';

/** Texts of the tile's buttons, loaded on demand: few conversations show one. */
const loadTexts = (locale: Locale) =>
  textsOf(
    import(`../../messages/catalog/${locale}.json`),
    import(`../../messages/wishes/${locale}.json`),
  );

const WarningList = lazy(() =>
  whenConnected(() =>
    import('@/components/common/warning-list').then((module) => ({ default: module.WarningList })),
  ),
);

const loadWarningTexts = (locale: Locale) =>
  textsOf(import(`../../messages/health/${locale}.json`));

interface RecommendedTileProps {
  readonly product: ConversationDetail['products'][number];
  /** Undefined until it is known. */
  readonly card: ProductCard | undefined;
  /** How to use it, in the pharmacist's words; empty where nothing was said. */
  readonly directions: string;
  /** Conflicts that the pharmacist acknowledged. */
  readonly acknowledged: Acknowledged | null;
  /** Whether the member looks at it, who may buy it. */
  readonly forMember: boolean;
  /** The patient; each profile counts for its own person alone. */
  readonly whose: Whose;
}

/** A recommended product: link to its page, and for the member the buttons of a tile. */
export function RecommendedTile(props: RecommendedTileProps) {
  const { product, card, directions, acknowledged, forMember, whose } = props;
  const intl = useIntl();
  const locale = useLocale();
  const { id, name, image, direct } = product;
  const label = intl.formatMessage({ id: 'conversations.product.named' }, { name });
  return (
    <section className={styles.card} aria-label={label}>
      <Picture src={image.thumbnail_url} alt="" width={64} height={64} />
      <div>
        <Link href={pathTo(locale, '/products/:name?/:product', { product: id })}>{name}</Link>
        {!direct && <p>{intl.formatMessage({ id: 'conversations.product.approval' })}</p>}
      </div>
      <ProductFacts card={card} />
      {directions !== '' && (
        <dl>
          <dt>{intl.formatMessage({ id: 'conversations.product.directions' })}</dt>
          <dd>{directions}</dd>
        </dl>
      )}
      {acknowledged && <Considered of={acknowledged} />}
      {forMember && (
        <Checked product={product} acknowledged={acknowledged} whose={whose}>
          <Suspense>
            <LazyIntl locale={locale} load={loadTexts}>
              <Buttons
                product={product}
                weighed={whose === 'self' ? weighedOf(acknowledged) : 'of-another'}
                toCart={intl.formatMessage({ id: 'conversations.approval.toCart' })}
              />
            </LazyIntl>
          </Suspense>
        </Checked>
      )}
    </section>
  );
}

const weighedOf = (acknowledged: Acknowledged | null) =>
  acknowledged?.conflicts.map(({ key }) => key) ?? [];

interface CheckedProps extends Pick<RecommendedTileProps, 'product' | 'acknowledged' | 'whose'> {
  /** The ways to buy it. */
  readonly children: ReactNode;
}

/** Shows conflicts with the patient's notes before the add button. */
function Checked({ product, acknowledged, whose, children }: CheckedProps) {
  const locale = useLocale();
  const { data: found = [], isLoading } = useQuery({
    ...patientWarningsQuery(locale, product.id, whose),
    enabled: whose !== null,
  });
  const weighed = weighedOf(acknowledged);
  const warnings = found.filter(({ key }) => !weighed.includes(key));
  return (
    <>
      {warnings.length > 0 && (
        <Suspense>
          <LazyIntl locale={locale} load={loadWarningTexts}>
            <WarningList warnings={warnings} productName={() => product.name} compared />
          </LazyIntl>
        </Suspense>
      )}
      <div className={styles.buttons}>{!isLoading && children}</div>
    </>
  );
}

interface ButtonsProps extends Pick<RecommendedTileProps, 'product'> {
  readonly weighed: Weighed;
  /** Label of the link to the cart. */
  readonly toCart: string;
}

function Buttons({ product, weighed, toCart }: ButtonsProps) {
  const { id, direct } = product;
  const texts = tileTexts(useIntl());
  const cart = pathTo(useLocale(), '/cart');
  const inCart = useCart((state) => state.cart?.items.some((item) => item.product.id === id));
  return (
    <>
      {direct && inCart && (
        <ButtonLink href={cart} variant="secondary">
          {toCart}
        </ButtonLink>
      )}
      <TileHeart tile={product} texts={texts} />
      {direct && !inCart && <TileAdd tile={product} texts={texts} weighed={weighed} />}
    </>
  );
}
