import type { IntlShape } from 'react-intl/server';
import { Icon } from '@/components/ui/icon';
import { Rating } from '@/components/ui/rating';
import type { Product } from '@/lib/api/contract/catalog';
import { ratingLabel } from './rating-label';
import styles from './product-facts.module.scss';

interface ProductFactsProps {
  readonly product: Product;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
}

/** All of it stands in the HTML; the browser itself opens and closes the parts. */
export function ProductFacts({ product, intl }: ProductFactsProps) {
  const text = (id: string) => intl.formatMessage({ id });
  // Nobody should have to look for the warnings of a medicine.
  const isMedicine = product.drug !== null;
  return (
    <div className={styles.facts}>
      <section>
        <h2>{text('catalog.description')}</h2>
        <Paragraphs text={product.description} />
      </section>
      <Fact title={text('catalog.howTo')} body={product.how_to} open />
      <Fact title={text('catalog.ingredients')} body={product.ingredients} />
      <Fact title={text('catalog.warnings')} body={product.warnings} open={isMedicine} />
      <Fact title={text('catalog.regNo')} body={product.reg_no ?? ''} />
      {!isMedicine && (
        <section className={styles.reviews}>
          <h2>{text('catalog.reviews')}</h2>
          <Reviews product={product} intl={intl} />
        </section>
      )}
    </div>
  );
}

interface FactProps {
  readonly title: string;
  readonly body: string;
  readonly open?: boolean;
}

function Fact({ title, body, open = false }: FactProps) {
  if (body === '') return null;
  return (
    <details className={styles.fact} open={open}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <Paragraphs text={body} />
    </details>
  );
}

function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => <p key={line}>{line}</p>);
}

function Reviews({ product: { rating }, intl }: ProductFactsProps) {
  if (rating.count === 0) return <p>{intl.formatMessage({ id: 'catalog.reviewsNone' })}</p>;
  return (
    <div className={styles.score}>
      <span className={styles.average} aria-hidden="true">
        {rating.average.toFixed(1)}
      </span>
      <div>
        <Rating {...rating} label={ratingLabel(intl, rating)} />
        <p>{intl.formatMessage({ id: 'catalog.reviewsCount' }, { count: rating.count })}</p>
      </div>
    </div>
  );
}
