import type { BlockProps } from './block-props';
import { Question } from './question';
import styles from './blocks.module.scss';

export function TermsBlock({ block, locale }: BlockProps<'terms'>) {
  return (
    <Question title={block.title[locale]}>
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item.en}>{item[locale]}</li>
        ))}
      </ul>
    </Question>
  );
}
