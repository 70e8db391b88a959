import { JsonLd } from '@/lib/seo/json-ld';
import { faqPage } from '@/lib/seo/structured-data';
import type { BlockProps } from './block-props';
import { Question } from './question';
import styles from './faq.module.scss';

/** Questions that open one by one. `FaqSearch` narrows those of a whole page. */
export function FaqBlock({ block, locale, id }: BlockProps<'faq'>) {
  const items = block.items.map(({ question, answer }) => ({
    question: question[locale],
    answer: answer[locale],
  }));
  return (
    <section className={styles.faq} aria-labelledby={id} data-faq="">
      <JsonLd data={faqPage(items)} />
      <h2 id={id}>{block.title[locale]}</h2>
      {items.map(({ question, answer }) => (
        <Question key={question} title={question}>
          <p>{answer}</p>
        </Question>
      ))}
    </section>
  );
}
