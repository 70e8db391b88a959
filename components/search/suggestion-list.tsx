'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { ProductCard } from '@/lib/catalog/contract';
import type { GroupKind, SuggestionGroup, SuggestionRow } from '@/lib/search/suggestion-groups';
import { Choice, ChoiceGroup, ChoiceList } from './choice-list';
import { Highlighted } from './highlighted';
import styles from './suggestion-list.module.scss';
import type { SuggestionsProps } from './suggestions-props';
import type { SearchChoice } from './use-combobox';

interface SuggestionListProps extends SuggestionsProps {
  readonly groups: readonly SuggestionGroup[];
  readonly query: string;
  /** One per row of the groups; the last opens all results. */
  readonly choices: readonly SearchChoice[];
}

/** Suggestions by kind, and a pinned link to all results. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, keyword, active, onChoose, groups, query, choices } = props;
  const intl = useIntl();
  const choiceAt = (index: number) => ({
    id: `${id}-${String(index)}`,
    isActive: index === active,
    onChoose: () => {
      const choice = choices[index];
      if (choice) onChoose(choice);
    },
  });
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0),
  );
  return (
    <div className={styles.panel}>
      {/* New results are read from the top. */}
      <ChoiceList key={query} id={id} className={styles.list} label={label} active={active}>
        {groups.map(({ kind, rows }, at) => (
          <ChoiceGroup
            key={kind}
            id={`${id}-${kind}`}
            className={styles.kind}
            label={intl.formatMessage({ id: `search.kind.${kind}` })}
          >
            {rows.map((row, index) => (
              <Choice
                key={row.path}
                className={styles[row.product ? 'item' : 'shelf']}
                {...choiceAt((starts[at] ?? 0) + index)}
              >
                {row.product ? (
                  <Suggested product={row.product} query={query} />
                ) : (
                  <PlainRow row={row} icon={ICONS[kind]} query={query} />
                )}
              </Choice>
            ))}
          </ChoiceGroup>
        ))}
        <Choice className={styles.all} {...choiceAt(choices.length - 1)}>
          <Icon name="search" size="sm" />
          <span className={styles.allText}>
            {intl.formatMessage({ id: 'search.all' }, { keyword })}
          </span>
        </Choice>
      </ChoiceList>
    </div>
  );
}

const ICONS = {
  words: 'search',
  complaints: 'info',
  brands: 'store',
  departments: 'grid',
  products: 'package',
  articles: 'leaf',
  orders: 'package',
} as const satisfies Record<GroupKind, Parameters<typeof Icon>[0]['name']>;

interface PlainRowProps {
  readonly row: SuggestionRow;
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly query: string;
}

function PlainRow({ row, icon, query }: PlainRowProps) {
  return (
    <>
      <Icon name={icon} size="sm" />
      <span className={styles.allText}>
        <Highlighted text={row.text} query={query} />
      </span>
    </>
  );
}

interface SuggestedProps {
  readonly product: ProductCard;
  readonly query: string;
}

function Suggested({ product, query }: SuggestedProps) {
  const intl = useIntl();
  return (
    <>
      <Picture src={product.image.thumbnail_url} alt="" width={44} height={44} />
      <span>
        <span className={styles.name}>
          <Highlighted text={product.product_name} query={query} />
        </span>
        {product.drug?.policy === 'approval' && (
          <small className={styles.medicine}>{intl.formatMessage({ id: 'search.approval' })}</small>
        )}
      </span>
      <Price amount={product.now.amount} wasLabel="" />
    </>
  );
}
