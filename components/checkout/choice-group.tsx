'use client';

import { useId, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './checkout.module.scss';
import { useFlow } from './checkout-context';
import type { ChoiceField } from './steps';

interface ChoiceGroupProps {
  readonly field: ChoiceField;
  readonly legend: string;
  /** Visually hidden if the text above already says it. */
  readonly quiet?: boolean;
  /** Beside each other on wide screens. */
  readonly tiles?: boolean;
  readonly children: ReactNode;
}

/** Required single choice; errors appear above it. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { field, legend, quiet = false, tiles = false, children } = props;
  const id = useId();
  const problem = useFlow().problems[field];
  return (
    <fieldset data-choice={field} aria-describedby={problem === undefined ? undefined : id}>
      <legend className={quiet ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {problem !== undefined && (
        <p className={styles.problem} id={id} role="alert">
          <Icon name="warning" size="sm" />
          {problem}
        </p>
      )}
      <div className={tiles ? styles.tiles : styles.choices}>{children}</div>
    </fieldset>
  );
}
