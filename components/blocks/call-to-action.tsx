import { ButtonLink } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/locale';
import type { BlockProps } from './block-props';
import styles from './call-to-action.module.scss';

export function CallToActionBlock({ block, locale, id }: BlockProps<'callToAction'>) {
  const { tone, title, text, action } = block;
  return (
    <section className={styles.band} data-tone={tone} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title[locale]}</h2>
        <p>{text[locale]}</p>
      </div>
      <ButtonLink
        href={localePath(locale, action.path)}
        variant={tone === 'strong' ? 'secondary' : 'primary'}
      >
        {action.label[locale]}
      </ButtonLink>
    </section>
  );
}
