import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Price } from '@/components/ui/price';
import type { ProductCard } from '@/lib/catalog/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { branchStockQuery } from '@/lib/branches/queries';
import styles from './approval.module.scss';

interface ProductFactsProps {
  /** Undefined until loaded, and for products no longer sold. */
  readonly card: ProductCard | undefined;
  /** Approved medicines cost their list price. */
  readonly approved?: boolean;
}

/** Price, class and stock of a product in the conversation. */
export function ProductFacts({ card, approved = false }: ProductFactsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `conversations.${id}` });
  if (!card) return null;
  const { now, price } = card;
  return (
    <div className={styles.facts}>
      <Price
        amount={approved ? price : now.amount}
        was={approved ? null : now.was}
        wasLabel={text('product.was')}
      />
      {card.drug && <span>{text(`drug.${card.drug.class}`)}</span>}
      {approved ? <AtBranches id={card.id} /> : <span>{text(`deskStock.${card.stock}`)}</span>}
    </div>
  );
}

/** Picked up alone: branches that have it count, not the online warehouse. */
function AtBranches({ id }: Pick<ProductCard, 'id'>) {
  const intl = useIntl();
  const { data } = useQuery(branchStockQuery(useLocale(), [id], undefined));
  if (!data) return null;
  const count = data.filter(({ stock }) => stock !== null && stock !== 'none').length;
  return <span>{intl.formatMessage({ id: 'conversations.product.branches' }, { count })}</span>;
}
