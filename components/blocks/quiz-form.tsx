'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { RadioCard } from '@/components/ui/radio-card';
import { resultOf } from '@/lib/blocks/quiz';
import { useBrowserTime } from '@/lib/browser/use-browser-time';
import styles from './quiz.module.scss';

interface QuizFormProps {
  readonly id: string;
  readonly questions: readonly {
    readonly question: string;
    readonly answers: readonly { readonly label: string; readonly result: string }[];
  }[];
  readonly results: readonly {
    readonly key: string;
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly label: string;
  }[];
}

/** Answers never leave the browser. */
export function QuizForm({ id, questions, results }: QuizFormProps) {
  const inBrowser = useBrowserTime() !== undefined;
  const [given, setGiven] = useState<readonly (string | undefined)[]>([]);
  const best = resultOf(
    questions.map((_, index) => given[index]),
    results.map(({ key }) => key),
  );
  const shown = inBrowser ? results.filter(({ key }) => key === best) : results;
  return (
    <>
      {questions.map(({ question, answers }, index) => (
        <fieldset key={question} className={styles.question}>
          <legend>{question}</legend>
          {answers.map(({ label, result }, number) => (
            <RadioCard
              key={label}
              label={label}
              name={`${id}-${String(index)}`}
              value={String(number)}
              checked={given[index] === `${String(number)}:${result}`}
              onChange={() => {
                setGiven(
                  questions.map((_, one) =>
                    one === index ? `${String(number)}:${result}` : given[one],
                  ),
                );
              }}
            />
          ))}
        </fieldset>
      ))}
      <div role="status" className={styles.results}>
        {shown.map(({ key, title, text, href, label }) => (
          <div key={key}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ButtonLink href={href}>{label}</ButtonLink>
          </div>
        ))}
      </div>
    </>
  );
}
