'use client';

import type { Weighed } from '@/components/common/add-items';
import styles from './quick-add.module.scss';
import { useAdd } from './use-add';

interface QuickAddProps {
  readonly productId: number;
  /** Names the product: fifty buttons of one name are useless in a screen reader. */
  readonly name: string;
  /** The price that is shown, in baht. */
  readonly seenPrice: number | undefined;
  /** Conflicts that a pharmacist weighed already. */
  readonly weighed?: Weighed | undefined;
  readonly labels: { readonly add: string; readonly adding: string; readonly added: string };
}

/** A round button that adds one. */
export function QuickAdd({ productId, name, seenPrice, weighed, labels }: QuickAddProps) {
  const { busy, add } = useAdd(productId, labels.added, seenPrice, weighed);
  const label = [busy ? labels.adding : labels.add, name].join(': ');
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={label}
      aria-busy={busy}
      onClick={() => void add(1)}
    />
  );
}
