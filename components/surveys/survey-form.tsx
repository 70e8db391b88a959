import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SurveyDetail } from '@/lib/surveys/contract';
import { QuestionField } from './question-field';
import styles from './surveys.module.scss';
import { useSurvey } from './use-survey';

interface SurveyFormProps {
  readonly survey: SurveyDetail;
  readonly onAnswered: (coins: number) => void;
}

/** All questions on one page. The first unanswered required question gets the focus. */
export function SurveyForm({ survey, onAnswered }: SurveyFormProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const missing = intl.formatMessage({ id: 'surveys.missing' });
  const { answers, errors, isBusy, refusal, change, send } = useSurvey(survey, {
    missing,
    onAnswered,
  });
  const [tries, setTries] = useState(0);
  const failed = Object.keys(errors).length > 0 ? tries : 0;
  useEffect(() => {
    if (failed === 0) return;
    const first = '[aria-invalid="true"], [data-invalid="true"] input';
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [failed]);
  const { coins, questions } = survey;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        send();
      }}
    >
      {questions.map((question, index) => (
        <QuestionField
          key={question.id}
          question={question}
          number={index + 1}
          answer={answers[question.id]}
          error={errors[question.id]}
          onChange={(value) => {
            change(question.id, value);
          }}
        />
      ))}
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <div className={styles.send}>
        <Button type="submit" size="lg" busy={isBusy}>
          {intl.formatMessage({ id: coins > 0 ? 'surveys.sendFor' : 'surveys.send' }, { coins })}
        </Button>
        <p className={styles.muted}>{intl.formatMessage({ id: 'surveys.privacy' })}</p>
      </div>
    </form>
  );
}
