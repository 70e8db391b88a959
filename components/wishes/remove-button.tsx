'use client';

import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import styles from './remove-button.module.scss';

interface RemoveButtonProps {
  /** Name of the product. */
  readonly name: string;
  readonly onRemove: (event: MouseEvent) => void;
}

/** Remove button at the position of the heart on other cards. */
export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={intl.formatMessage({ id: 'wishes.remove' }, { name })}
      onClick={onRemove}
    >
      <Icon name="close" size="sm" />
    </button>
  );
}
