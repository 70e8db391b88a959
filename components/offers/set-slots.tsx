import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { fill } from '@/lib/format/fill';
import type { PickerLabels, PickerProduct } from './picker-types';
import styles from './set-slots.module.scss';

interface SetSlotsProps {
  readonly chosen: readonly PickerProduct[];
  readonly size: number;
  /** Index of the free piece; -1 for none yet. */
  readonly freeAt: number;
  readonly labels: Pick<PickerLabels, 'empty' | 'remove' | 'free'>;
  readonly onRemove: (index: number) => void;
}

export function SetSlots({ chosen, size, freeAt, labels, onRemove }: SetSlotsProps) {
  return (
    <ul className={styles.slots}>
      {Array.from({ length: size }, (_, index) => {
        const product = chosen[index];
        return (
          <li key={index} className={styles.slot} data-filled={product !== undefined}>
            {product ? (
              <>
                <Picture src={product.image} alt="" width={128} height={128} />
                {index === freeAt && <span className={styles.free}>{labels.free}</span>}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={fill(labels.remove, { name: product.name })}
                  onClick={() => {
                    onRemove(index);
                  }}
                >
                  <Icon name="close" size="sm" />
                </button>
              </>
            ) : (
              <span className={styles.gap}>{labels.empty}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
