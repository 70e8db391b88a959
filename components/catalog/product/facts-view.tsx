'use client';

import { Fragment, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './product-facts.module.scss';
import { Unfold } from './unfold';

interface ProductFact {
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  readonly paragraphs: readonly string[];
}

export interface FactRow {
  readonly name: string;
  readonly value: string;
  readonly href?: string;
  readonly lang?: string;
}

interface FactsViewProps {
  readonly label: string;
  readonly facts: readonly ProductFact[];
  readonly details: Pick<ProductFact, 'id' | 'title'> & { readonly rows: readonly FactRow[] };
  readonly reviewsTitle: string;
  /** Section with the id `reviews`; null without reviews. */
  readonly reviews: ReactNode;
}

/** Product texts, all in the HTML. Phones fold them natively; wide screens show all beside a table of contents. */
export function FactsView({ label, facts, details, reviewsTitle, reviews }: FactsViewProps) {
  const sections = [...facts, details].map(({ id, title }) => ({ id, title }));
  if (reviews !== null) sections.push({ id: 'reviews', title: reviewsTitle });
  return (
    <div className={styles.facts}>
      <nav className={styles.nav} aria-label={label}>
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <Unfold className={styles.parts}>
        {facts.map(({ id, title, open, paragraphs }) => (
          <Fact key={id} id={id} title={title} open={open}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Fact>
        ))}
        <Fact id={details.id} title={details.title} open={false}>
          <dl>
            {details.rows.map(({ name, value, href, lang }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd lang={lang}>{href === undefined ? value : <Link href={href}>{value}</Link>}</dd>
              </Fragment>
            ))}
          </dl>
        </Fact>
        {reviews}
      </Unfold>
    </div>
  );
}

interface FactProps extends Omit<ProductFact, 'paragraphs'> {
  readonly children: ReactNode;
}

function Fact({ id, title, open, children }: FactProps) {
  return (
    <details id={id} className={styles.fact} open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
