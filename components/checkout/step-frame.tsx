'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useFlow } from './checkout-context';
import styles from './checkout.module.scss';
import { STEPS, type Step } from './steps';

interface StepFrameProps {
  readonly step: Step;
  /** Summary of the choices, once done. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A step: open, done with its choices, or upcoming. */
export function StepFrame({ step, summary, children }: StepFrameProps) {
  const intl = useIntl();
  const { step: current, goTo } = useFlow();
  const number = STEPS.indexOf(step) + 1;
  const isOpen = step === current;
  const isDone = STEPS.indexOf(current) >= number;
  const heading = useHeadingFocus(isOpen);
  const title = intl.formatMessage({ id: `checkout.step.${step}` });
  return (
    <li
      className={styles.step}
      data-state={isOpen ? 'open' : isDone ? 'done' : 'ahead'}
      aria-current={isOpen ? 'step' : undefined}
    >
      <div className={styles.stepHead}>
        <span className={styles.number} aria-hidden="true">
          {isDone ? <Icon name="check" size="sm" /> : String(number)}
        </span>
        <h2 ref={heading} tabIndex={-1}>
          <span className="visually-hidden">
            {intl.formatMessage({ id: 'checkout.stepOf' }, { number, count: STEPS.length })}
          </span>
          {title}
        </h2>
        {isDone && (
          <Button
            variant="ghost"
            aria-label={intl.formatMessage({ id: 'checkout.editStep' }, { step: title })}
            onClick={() => {
              goTo(step);
            }}
          >
            <Icon name="edit" size="sm" />
            {intl.formatMessage({ id: 'checkout.edit' })}
          </Button>
        )}
      </div>
      {isOpen && <div className={styles.stepBody}>{children}</div>}
      {isDone && <div className={styles.stepSummary}>{summary}</div>}
    </li>
  );
}

/** The focus follows the shopper to a step, but stays where it is when the page opens. */
function useHeadingFocus(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}
