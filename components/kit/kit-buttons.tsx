'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import styles from './kit.module.scss';
import type { KitTexts } from './samples';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

export function KitButtons({ texts }: { readonly texts: KitTexts }) {
  return (
    <Section title={texts.buttons}>
      {VARIANTS.map((variant) => (
        <div className={styles.row} key={variant}>
          <Button variant={variant}>{variant === 'danger' ? texts.remove : texts.add}</Button>
          <Button variant={variant} busy>
            {texts.save}
          </Button>
          <Button variant={variant} disabled>
            {texts.save}
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {texts.add}
          </Button>
        ))}
        <ButtonLink href="#content" variant="secondary">
          {texts.all}
        </ButtonLink>
      </div>
      <div className={styles.narrow}>
        <Button block>{texts.add}</Button>
      </div>
    </Section>
  );
}
