import { useId } from 'react';
import type { SurveyQuestion } from '@/lib/surveys/contract';
import styles from './surveys.module.scss';
import type { Answer } from './use-survey';

interface ScaleFieldProps {
  readonly question: SurveyQuestion;
  readonly answer: Answer | undefined;
  readonly onChange: (step: number) => void;
}

/** Integer scale as radio buttons. Its end labels are also announced to screen readers. */
export function ScaleField({ question: { scale }, answer, onChange }: ScaleFieldProps) {
  const name = useId();
  if (!scale) return null;
  const { from, to, low, high } = scale;
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const meaning = new Map([
    [from, low],
    [to, high],
  ]);
  return (
    <div className={styles.scale}>
      <div className={styles.steps} data-many={steps.length > 6}>
        {steps.map((step) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              name={name}
              value={step}
              checked={answer === step}
              aria-label={[step, meaning.get(step) ?? ''].join(' ').trim()}
              onChange={() => {
                onChange(step);
              }}
            />
            <span aria-hidden>{step}</span>
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden>
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </div>
  );
}
