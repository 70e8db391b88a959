import { JsonLd } from '@/lib/seo/json-ld';
import { faqPage } from '@/lib/seo/structured-data';
import type { BlockProps } from './block-props';
import { Question } from './question';
import styles from './faq.module.scss';

/** Questions with answers. `FaqSearch` filters those of a whole page. */
export function FaqBlock({ block, locale, id }: BlockProps<'faq'>) {
  const { layout = 'folded' } = block;
  const items = block.items.map(({ question, answer }) => ({
    question: question[locale],
    answer: answer[locale],
  }));
  return (
    <section className={styles.faq} aria-labelledby={id} data-faq="" data-layout={layout}>
      <JsonLd data={faqPage(items)} />
      <h2 id={id}>{block.title[locale]}</h2>
      {items.map(({ question, answer }) =>
        layout === 'folded' ? (
          <Question key={question} title={question}>
            <p>{answer}</p>
          </Question>
        ) : (
          <div key={question} data-question="">
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ),
      )}
    </section>
  );
}
