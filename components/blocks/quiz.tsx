import { localePath } from '@/lib/i18n/locale';
import type { BlockProps } from './block-props';
import { QuizForm } from './quiz-form';
import styles from './quiz.module.scss';

/** Without scripts every result is readable. */
export function QuizBlock({ block, locale, id }: BlockProps<'quiz'>) {
  return (
    <section className={styles.quiz} aria-labelledby={id} data-layout={block.layout ?? 'sheet'}>
      <h2 id={id}>{block.title[locale]}</h2>
      <p>{block.text[locale]}</p>
      <QuizForm
        id={id}
        questions={block.questions.map(({ question, answers }) => ({
          question: question[locale],
          answers: answers.map(({ label, result }) => ({ label: label[locale], result })),
        }))}
        results={block.results.map(({ key, title, text, action }) => ({
          key,
          title: title[locale],
          text: text[locale],
          href: localePath(locale, action.path),
          label: action.label[locale],
        }))}
      />
    </section>
  );
}
