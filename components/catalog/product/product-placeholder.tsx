import { Badge } from '@/components/ui/badge';
import { CardPicture } from '@/components/ui/card-picture';
import { Rating } from '@/components/ui/rating';
import { PriceBlock } from './price-block';
import buy from './product-buy.module.scss';
import detail from './product-detail.module.scss';
import gallery from './product-gallery.module.scss';
import head from './product-head.module.scss';
import styles from './product-placeholder.module.scss';
import type { ShownPrice } from './shown-price';

export interface ProductPlaceholderProps {
  readonly name: string;
  readonly brand?: string | undefined;
  /** Same picture as in the list, which the browser has cached. */
  readonly picture: string;
  readonly price: ShownPrice;
  readonly rating?:
    | { readonly average: string; readonly count: number; readonly label: string }
    | undefined;
  readonly drug?: string | undefined;
}

/** Product data known from the list, laid out as on the page to avoid a layout shift. */
export function ProductPlaceholder(props: ProductPlaceholderProps) {
  const { name, brand, picture, price, rating, drug } = props;
  const { flash } = price;
  return (
    <>
      <div className={styles.trail} />
      <article className={detail.product}>
        <div className={gallery.gallery}>
          <div className={gallery.frame}>
            <ul className={gallery.strip} data-many="true">
              <li>
                <div className={gallery.picture}>
                  <CardPicture src={picture} eager />
                </div>
              </li>
            </ul>
          </div>
        </div>
        <div className={detail.side}>
          <div className={head.head}>
            <div>
              <p className={head.maker}>
                <span className={styles.brand}>{brand}</span>
                {rating && <Rating {...rating} average={Number(rating.average)} />}
              </p>
              <h1>{name}</h1>
              <div className={head.meta}>
                {drug !== undefined && <Badge tone="medicine">{drug}</Badge>}
                <span className={head.code}>&nbsp;</span>
              </div>
            </div>
            <div className={styles.heart} />
          </div>
          <div className={buy.buy}>
            <PriceBlock
              price={price}
              countdown={<span className={styles.clock}>{flash?.ends}</span>}
            />
          </div>
        </div>
      </article>
    </>
  );
}
