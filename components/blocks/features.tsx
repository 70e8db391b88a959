import { Icon } from '@/components/ui/icon';
import type { BlockProps } from './block-props';
import styles from './features.module.scss';

export function FeaturesBlock({ block, locale, id }: BlockProps<'features'>) {
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <section className={styles.features} {...(block.title ? { 'aria-labelledby': id } : {})}>
      {block.title && (
        <h2 id={id} className={styles.title}>
          {block.title[locale]}
        </h2>
      )}
      <ul className={styles.items} data-layout={block.layout}>
        {block.items.map(({ icon, title, text }) => (
          <li key={title.en}>
            <span className={styles.disc}>
              <Icon name={icon} />
            </span>
            <div>
              <Heading>{title[locale]}</Heading>
              <p>{text[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
