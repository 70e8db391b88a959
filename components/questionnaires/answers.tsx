import type { Case } from '@/lib/questionnaires/contract';
import styles from './questionnaires.module.scss';

export function Answers({ answers }: Pick<Case, 'answers'>) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
