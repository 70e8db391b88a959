import { use, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Product } from '@/lib/api/contract/catalog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './product-facts.module.scss';
import { Unfold } from './unfold';
import type { Texts } from '@/lib/i18n/texts';
import type { MessageId } from '@/lib/i18n/messages';
import { pathTo } from '@/lib/pages/path-to';

interface ProductFactsProps {
  readonly product: Product;
  readonly locale: Locale;
  /** Its own section with the id `reviews`; null where a product has none. */
  readonly reviews: ReactNode;
}

/**
 * All of it stands in the HTML. Phones fold the parts, by the browser itself; wide screens show them all beside
 * a list of them.
 */
export function ProductFacts({ product, locale, reviews }: ProductFactsProps) {
  const intl = use(getIntl(locale, 'product'));
  const text = (id: MessageId<'product'>) => intl.formatMessage({ id });
  const facts = factsOf(product, locale, intl);
  const sections = facts.map(({ id, title }) => ({ id, title }));
  if (reviews !== null) sections.push({ id: 'reviews', title: text('product.reviews') });
  return (
    <div className={styles.facts}>
      <nav className={styles.nav} aria-label={text('product.sections')}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Unfold className={styles.parts}>
        {facts.map((fact) => (
          <Fact key={fact.id} {...fact} />
        ))}
        {reviews}
      </Unfold>
    </div>
  );
}

interface FactProps {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** Unfolded from the beginning. */
  readonly open: boolean;
}

function factsOf(product: Product, locale: Locale, intl: Texts<'product'>): readonly FactProps[] {
  const text = (id: MessageId<'product'>) => intl.formatMessage({ id });
  const isMedicine = product.drug !== null;
  // Nobody should have to look for the warnings of a medicine.
  const texts = [
    {
      id: 'description',
      title: text('product.description'),
      body: product.description,
      open: true,
    },
    { id: 'how-to', title: text('product.howTo'), body: product.how_to, open: isMedicine },
    {
      id: 'ingredients',
      title: text('product.ingredients'),
      body: product.ingredients,
      open: false,
    },
    { id: 'warnings', title: text('product.warnings'), body: product.warnings, open: isMedicine },
  ].filter(({ body }) => body.trim() !== '');
  return [
    ...texts.map((fact) => ({ ...fact, body: <Paragraphs text={fact.body} /> })),
    {
      id: 'details',
      title: text('product.details'),
      body: <Details product={product} locale={locale} />,
      open: false,
    },
  ];
}

function Fact({ id, title, body, open }: FactProps) {
  return (
    <details id={id} className={styles.fact} open={open}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className={styles.body}>{body}</div>
    </details>
  );
}

function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => <p key={line}>{line}</p>);
}

/** What stands in small print on the pack. */
function Details({ product, locale }: Omit<ProductFactsProps, 'reviews'>) {
  const intl = use(getIntl(locale, 'product'));
  const category = product.breadcrumb.at(-1);
  const rows: readonly (readonly [id: MessageId<'product'>, value: ReactNode])[] = [
    ['product.regNo', product.reg_no ?? ''],
    ['product.code', product.item_code],
    ['product.size', product.size === '' ? '' : <span lang="en">{product.size}</span>],
    [
      'product.brand',
      <Link key="brand" href={pathTo(locale, '/brands/:brand', { brand: product.brand_id })}>
        {product.brand_desc}
      </Link>,
    ],
    [
      'product.category',
      category && (
        <Link key="category" href={localePath(locale, category.url)}>
          {category.name}
        </Link>
      ),
    ],
  ];
  return (
    <dl>
      {rows.map(
        ([id, value]) =>
          value !== '' &&
          value !== undefined && (
            <div key={id}>
              <dt>{intl.formatMessage({ id })}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
