'use client';

import { useId, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import styles from './star-field.module.scss';

interface StarFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly name: string;
  /** 0 before a choice. */
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (stars: number) => void;
  readonly onBlur: () => void;
}

const STARS = [1, 2, 3, 4, 5];

export function StarField({ ref, name, value, error, onChange, onBlur }: StarFieldProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error === undefined ? undefined : id}>
      <legend>{intl.formatMessage({ id: 'reviews.starsField' })}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star} data-on={stars <= value}>
            <input
              {...(stars === 1 ? { ref } : {})}
              type="radio"
              name={`${name} ${id}`}
              value={stars}
              checked={stars === value}
              aria-label={intl.formatMessage({ id: 'reviews.stars' }, { stars })}
              onBlur={onBlur}
              onChange={() => {
                onChange(stars);
              }}
            />
            <Icon name="star" size="lg" />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
