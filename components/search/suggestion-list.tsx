'use client';

import Image from 'next/image';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { ProductCard } from '@/lib/api/contract/catalog';
import { ChoiceList, Choice } from './choice-list';
import { Highlighted } from './highlighted';
import styles from './suggestion-list.module.scss';
import type { SuggestionsProps } from './suggestions-props';
import type { SearchChoice } from './use-combobox';

interface SuggestionListProps extends SuggestionsProps {
  readonly products: readonly ProductCard[];
  /** What they were found by. */
  readonly query: string;
  /** One for each product, and the last for all results. */
  readonly choices: readonly SearchChoice[];
}

/** Products with picture and price, and the way to all results, which stays in view. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, keyword, active, onChoose, products, query, choices } = props;
  const intl = useIntl();
  return (
    <div className={styles.panel}>
      <ChoiceList id={id} className={styles.list} label={label} active={active}>
        {choices.map((choice, index) => {
          const product = products[index];
          return (
            <Choice
              key={choice.path}
              id={`${id}-${String(index)}`}
              className={product ? styles.item : styles.all}
              isActive={index === active}
              onChoose={() => {
                onChoose(choice);
              }}
            >
              {product ? (
                <Suggested product={product} query={query} />
              ) : (
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

interface SuggestedProps {
  readonly product: ProductCard;
  readonly query: string;
}

function Suggested({ product, query }: SuggestedProps) {
  // 0 means no deal (`spec.md` section 3).
  const { price, deal_price: deal, flash } = product;
  return (
    <>
      <Image src={product.image.thumbnail_url} alt="" width={44} height={44} />
      <span className={styles.name}>
        <Highlighted text={product.product_name} query={query} />
      </span>
      <Price amount={flash?.price ?? (deal > 0 ? deal : price)} wasLabel="" />
    </>
  );
}
