'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { ProductCard } from '@/lib/catalog/contract';
import type { Shelf } from '@/lib/search/shelves';
import { ChoiceList, Choice } from './choice-list';
import { Highlighted } from './highlighted';
import styles from './suggestion-list.module.scss';
import type { SuggestionsProps } from './suggestions-props';
import type { SearchChoice } from './use-combobox';

interface SuggestionListProps extends SuggestionsProps {
  readonly products: readonly ProductCard[];
  readonly query: string;
  /** Brands and departments with a matching name, or with most of the products. */
  readonly shelves: readonly Shelf[];
  /** One per shelf, then one per product; the last opens all results. */
  readonly choices: readonly SearchChoice[];
}

/** Shelves by name, products with picture and price, and a pinned link to all results. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, keyword, active, onChoose, shelves, products, query, choices } = props;
  const intl = useIntl();
  return (
    <div className={styles.panel}>
      <ChoiceList id={id} className={styles.list} label={label} active={active}>
        {choices.map((choice, index) => {
          const shelf = shelves[index];
          const product = products[index - shelves.length];
          return (
            <Choice
              key={choice.path}
              id={`${id}-${String(index)}`}
              className={styles[shelf ? 'shelf' : product ? 'item' : 'all']}
              isActive={index === active}
              onChoose={() => {
                onChoose(choice);
              }}
            >
              {shelf && <SuggestedShelf shelf={shelf} query={query} />}
              {product && <Suggested product={product} query={query} />}
              {!shelf && !product && (
                <>
                  <Icon name="search" size="sm" />
                  <span className={styles.allText}>
                    {intl.formatMessage({ id: 'search.all' }, { keyword })}
                  </span>
                </>
              )}
            </Choice>
          );
        })}
      </ChoiceList>
    </div>
  );
}

const SHELF_KINDS = {
  brand: { icon: 'store', label: 'search.brand' },
  department: { icon: 'grid', label: 'search.category' },
} as const;

function SuggestedShelf({ shelf, query }: { readonly shelf: Shelf; readonly query: string }) {
  const intl = useIntl();
  const { icon, label } = SHELF_KINDS[shelf.kind];
  return (
    <>
      <Icon name={icon} size="sm" />
      <span className={styles.allText}>
        <Highlighted text={shelf.name} query={query} />
      </span>
      <small>{intl.formatMessage({ id: label })}</small>
    </>
  );
}

interface SuggestedProps {
  readonly product: ProductCard;
  readonly query: string;
}

function Suggested({ product, query }: SuggestedProps) {
  return (
    <>
      <Picture src={product.image.thumbnail_url} alt="" width={44} height={44} />
      <span className={styles.name}>
        <Highlighted text={product.product_name} query={query} />
      </span>
      <Price amount={product.now.amount} wasLabel="" />
    </>
  );
}
