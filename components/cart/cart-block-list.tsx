'use client';

import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import { excessOf, type CartBlock } from './cart-blocks';
import styles from './cart-summary.module.scss';
import { lineName } from './line-name';

/** Why there is no way to checkout yet; each reason leads to its place. */
export function CartBlockList({ blocks }: { readonly blocks: readonly CartBlock[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const nameOf = (block: CartBlock) =>
    block.kind === 'incomplete' ? block.name : lineName(block.item, locale);
  const reasonOf = (block: CartBlock) => {
    if (block.kind === 'incomplete') {
      return intl.formatMessage({ id: 'errors.PROMO_GROUP_INCOMPLETE' });
    }
    const { id, values } = excessOf(block.item);
    return intl.formatMessage({ id }, values);
  };
  return (
    <Notice tone="warning" role="status">
      <ul className={styles.blocks} id="cart-blocks">
        {blocks.map((block) => (
          <li key={block.target}>
            <a href={`#${block.target}`}>{nameOf(block)}</a>
            <span>{reasonOf(block)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
