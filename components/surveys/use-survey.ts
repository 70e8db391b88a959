import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SurveyAnswers, SurveyDetail } from '@/lib/surveys/contract';
import type { ErrorCode } from '@/lib/api/contract-errors';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { answerSurveyMutation, surveyKey } from '@/lib/surveys/queries';
import { walletKey } from '@/lib/wallet/queries-coins';
import { useAuth } from '@/stores/auth';
import { dropAnswers, keepAnswers, recallAnswers } from './survey-draft';

export type Answer = SurveyAnswers[string];

const MEANWHILE: ReadonlySet<ErrorCode> = new Set([
  'SURVEY_ANSWERED',
  'SURVEY_CLOSED',
  'VERSION_STALE',
]);

export function useSurvey(
  { id, version, questions }: SurveyDetail,
  {
    missing,
    onAnswered,
  }: { readonly missing: string; readonly onAnswered: (coins: number) => void },
) {
  const memberId = useAuth(({ user }) => user?.id ?? null);
  const queries = useQueryClient();
  const [answers, setAnswers] = useState(() => recallAnswers(id, memberId));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const answer = useMutation({
    ...answerSurveyMutation(useLocale(), id),
    onSuccess: (coins) => {
      dropAnswers(id, memberId);
      onAnswered(coins);
      void queries.invalidateQueries({ queryKey: walletKey });
      void queries.invalidateQueries({ queryKey: surveyKey });
    },
    onError: (failure) => {
      const { code, fields } = normalizeError(failure);
      setErrors(
        Object.fromEntries(
          Object.entries(fields).map(([name, text]) => [name.replace(/^answers\./, ''), text]),
        ),
      );
      // Answered in another window, ended or changed meanwhile: the refetched survey shows which.
      if (code !== undefined && MEANWHILE.has(code)) {
        void queries.invalidateQueries({ queryKey: surveyKey });
      }
    },
  });
  return {
    answers,
    errors,
    isBusy: answer.isPending,
    refusal: answer.error ? normalizeError(answer.error).message : undefined,
    change: (question: string, value: Answer) => {
      const next = { ...answers, [question]: value };
      setAnswers(next);
      setErrors(({ [question]: _mended, ...others }) => others);
      keepAnswers(id, memberId, next);
    },
    send: () => {
      if (answer.isPending) return;
      const open = questions.filter((one) => one.required && isEmpty(answers[one.id]));
      setErrors(Object.fromEntries(open.map((one) => [one.id, missing])));
      if (open.length === 0) answer.mutate({ version, answers });
    },
  };
}

function isEmpty(answer: Answer | undefined): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  return answer === undefined || (Array.isArray(answer) && answer.length === 0);
}
