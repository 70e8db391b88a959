'use client';

import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import styles from './remove-button.module.scss';

interface RemoveButtonProps {
  readonly name: string;
  readonly onRemove: (event: MouseEvent) => void;
}

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
