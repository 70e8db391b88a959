'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { fill } from '@/lib/format/fill';
import { formatBaht } from '@/lib/format/money';
import type { PickerLabels, PickerProduct } from './picker-types';
import styles from './set-picker.module.scss';
import { SetSlots } from './set-slots';
import { setTotals } from './set-totals';
import { useAddSet } from './use-add-set';

interface SetPickerProps {
  readonly products: readonly PickerProduct[];
  /** Pieces of a set: two or three. */
  readonly size: number;
  readonly labels: PickerLabels;
}

export function SetPicker({ products, size, labels }: SetPickerProps) {
  const [ids, setIds] = useState<readonly number[]>([]);
  // Resolved by id, so that the current price is added.
  const chosen = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const { busy, addSet } = useAddSet(labels.added);
  const full = chosen.length === size;
  const { pay, save, freeAt } = setTotals(chosen, size);
  const submit = async () => {
    // Keeps only the refused pieces, so that a retry does not add the others twice.
    setIds(await addSet(chosen));
  };
  return (
    <div className={styles.picker}>
      <ul className={styles.shelf}>
        {products.map((product) => (
          <li key={product.id}>
            <ShelfButton
              product={product}
              label={fill(labels.choose, { name: product.name, amount: product.priceText })}
              full={full}
              onChoose={() => {
                setIds([...ids, product.id]);
              }}
            />
          </li>
        ))}
      </ul>
      <div className={styles.set}>
        <p className={styles.progress} role="status">
          {fill(labels.progress, { chosen: chosen.length, size })}
        </p>
        <SetSlots
          chosen={chosen}
          size={size}
          freeAt={freeAt}
          labels={labels}
          onRemove={(index) => {
            setIds(ids.filter((_id, place) => place !== index));
          }}
        />
        <p className={styles.sum}>
          <strong>{fill(labels.pay, { amount: formatBaht(pay) })}</strong>
          {save > 0 && (
            <span className={styles.save}>{fill(labels.save, { amount: formatBaht(save) })}</span>
          )}
        </p>
        <Button block busy={busy} disabled={!full} onClick={() => void submit()}>
          {busy ? labels.adding : labels.add}
        </Button>
      </div>
    </div>
  );
}

interface ShelfButtonProps {
  readonly product: PickerProduct;
  readonly label: string;
  readonly full: boolean;
  readonly onChoose: () => void;
}

function ShelfButton({ product, label, full, onChoose }: ShelfButtonProps) {
  return (
    <button
      type="button"
      className={styles.product}
      aria-disabled={full}
      aria-label={label}
      onClick={full ? undefined : onChoose}
    >
      <Picture src={product.image} alt="" width={128} height={128} />
      <span className={styles.name}>{product.name}</span>
      <span className={styles.price}>{product.priceText}</span>
    </button>
  );
}
