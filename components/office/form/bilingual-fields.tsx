import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';
import { thaiInput } from '@/lib/format/input-filter';
import styles from './form.module.scss';

interface BilingualFieldsProps {
  readonly th: ComponentProps<typeof TextField>;
  readonly en: ComponentProps<typeof TextField>;
}

/** The same text in Thai and English: beside each other, on phones below each other. */
export function BilingualFields({ th, en }: BilingualFieldsProps) {
  return (
    <div className={styles.bilingual}>
      <TextField lang="th" autoComplete="off" {...thaiInput} {...th} />
      <TextField lang="en" autoComplete="off" {...en} />
    </div>
  );
}
