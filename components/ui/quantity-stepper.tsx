'use client';

import { useState } from 'react';
import { useEarlyText } from '@/lib/browser/use-early-text';
import { Icon } from './icon';
import styles from './quantity-stepper.module.scss';

interface QuantityStepperProps {
  /** Names the field in a form that the browser sends. */
  readonly name?: string;
  readonly value: number;
  /** Maximum quantity; at least 1. */
  readonly max: number;
  readonly busy?: boolean;
  /** Called with an integer from 1 to `max`, never with the current value. */
  readonly onChange: (value: number) => void;
  readonly labels: {
    readonly decrease: string;
    readonly increase: string;
    readonly quantity: string;
  };
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { name, value, max, busy = false, onChange, labels } = props;
  // Text being typed; null while the field shows the value.
  const [typed, setTyped] = useState<string | null>(null);

  const choose = (wanted: number) => {
    setTyped(null);
    const next = Math.min(Math.max(1, Math.trunc(wanted) || value), Math.max(1, max));
    if (next !== value && !busy) onChange(next);
  };
  const field = useEarlyText((text) => {
    choose(Number(text));
  });
  const step = (by: number) => () => {
    choose(value + by);
  };
  return (
    <div className={styles.stepper} data-busy={busy}>
      <button
        type="button"
        aria-label={labels.decrease}
        aria-disabled={busy || value <= 1}
        onClick={step(-1)}
      >
        <Icon name="minus" size="sm" />
      </button>
      <input
        ref={field}
        name={name}
        inputMode="numeric"
        aria-label={labels.quantity}
        value={typed ?? String(value)}
        readOnly={busy}
        onChange={(event) => {
          setTyped(event.target.value.replace(/\D/g, ''));
        }}
        onBlur={() => {
          if (typed !== null) choose(Number(typed));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== null) {
            event.preventDefault();
            choose(Number(typed));
          }
        }}
      />
      <button
        type="button"
        aria-label={labels.increase}
        aria-disabled={busy || value >= max}
        onClick={step(1)}
      >
        <Icon name="plus" size="sm" />
      </button>
    </div>
  );
}
