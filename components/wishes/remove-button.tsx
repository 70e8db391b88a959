'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './remove-button.module.scss';

interface RemoveButtonProps {
  readonly label: string;
  readonly onRemove: (event: MouseEvent) => void;
}

export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <button type="button" className={styles.remove} aria-label={label} onClick={onRemove}>
      <Icon name="close" size="sm" />
    </button>
  );
}
