import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import styles from './consultation.module.scss';
import type { IntakeValues } from './intake';

export const STEPS = 4;

function AnswersKept({ filled }: Pick<IntakeValues, 'filled'>) {
  const intl = useIntl();
  if (filled !== 'again') return null;
  return <Notice tone="info">{intl.formatMessage({ id: 'conversations.againKept' })}</Notice>;
}

export function StepHead({ step, filled }: { readonly step: number; readonly filled: string }) {
  const intl = useIntl();
  const heading = useFocusOn(step);
  return (
    <>
      <p className={styles.progress}>
        {intl.formatMessage({ id: 'conversations.step' }, { step, steps: STEPS })}
      </p>
      <AnswersKept filled={filled} />
      <h2 ref={heading} tabIndex={-1}>
        {intl.formatMessage({ id: `conversations.step${String(step)}` })}
      </h2>
    </>
  );
}

interface StepButtonsProps {
  readonly step: number;
  readonly busy: boolean;
  readonly onBack: () => void;
}

export function StepButtons({ step, busy, onBack }: StepButtonsProps) {
  const intl = useIntl();
  return (
    <div className={styles.buttons}>
      <Button type="submit" busy={busy}>
        {intl.formatMessage({ id: step === STEPS ? 'conversations.ask' : 'conversations.next' })}
      </Button>
      {step > 1 && (
        <Button variant="ghost" onClick={onBack}>
          {intl.formatMessage({ id: 'conversations.back' })}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to the heading of each step but the first. */
function useFocusOn(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
