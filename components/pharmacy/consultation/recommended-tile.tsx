import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { tileTexts } from '@/components/tiles/tile';
import { TileAdd, TileHeart } from '@/components/tiles/tile-buttons';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { ConversationDetail } from '@/lib/api/contract/conversations';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useCart } from '@/stores/cart';
import styles from './approval.module.scss';

/** Of the buttons that tiles have: few conversations show one. */
const loadTexts = (locale: Locale) =>
  textsOf(
    import(`../../../messages/catalog/${locale}.json`),
    import(`../../../messages/wishes/${locale}.json`),
  );

interface RecommendedTileProps {
  readonly product: ConversationDetail['products'][number];
  /** Whether the member looks at it, who may buy it. */
  readonly forMember: boolean;
}

/** What a pharmacist recommends: its page, and for the member the buttons of every tile. */
export function RecommendedTile({ product, forMember }: RecommendedTileProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, name, image, direct } = product;
  const label = intl.formatMessage({ id: 'consultation.product.named' }, { name });
  return (
    <section className={styles.card} aria-label={label}>
      <Picture src={image.thumbnail_url} alt="" width={64} height={64} />
      <div>
        <Link href={pathTo(locale, '/products/:name?/:product', { product: id })}>{name}</Link>
        {!direct && <p>{intl.formatMessage({ id: 'consultation.product.approval' })}</p>}
      </div>
      {forMember && (
        <div className={styles.buttons}>
          <Suspense>
            <LazyIntl locale={locale} load={loadTexts}>
              <Buttons
                product={product}
                toCart={intl.formatMessage({ id: 'consultation.approval.toCart' })}
              />
            </LazyIntl>
          </Suspense>
        </div>
      )}
    </section>
  );
}

interface ButtonsProps extends Pick<RecommendedTileProps, 'product'> {
  /** Of the way on, once it is in the cart. */
  readonly toCart: string;
}

function Buttons({ product, toCart }: ButtonsProps) {
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
      {direct && !inCart && <TileAdd tile={product} texts={texts} />}
    </>
  );
}
