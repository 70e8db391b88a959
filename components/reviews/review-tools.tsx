'use client';

import { SelectField } from '@/components/ui/select-field';
import type { ReviewSort } from '@/lib/reviews/contract-values';
import type { Choice } from './choice';
import type { BrowserTexts } from './review-browser-texts';
import styles from './review-browser.module.scss';

interface ReviewToolsProps {
  readonly choice: Choice;
  readonly photoCount: number;
  readonly texts: BrowserTexts;
  readonly onChange: (part: Partial<Choice>) => void;
}

export function ReviewTools({ choice, photoCount, texts, onChange }: ReviewToolsProps) {
  const filtered = choice.stars !== null || choice.withPhoto;
  return (
    <div className={styles.tools}>
      <div className={styles.chips}>
        <button
          type="button"
          className={styles.chip}
          aria-pressed={!filtered}
          onClick={() => {
            onChange({ stars: null, withPhoto: false });
          }}
        >
          {texts.all}
        </button>
        {photoCount > 0 && (
          <button
            type="button"
            className={styles.chip}
            aria-pressed={choice.withPhoto}
            onClick={() => {
              onChange({ withPhoto: !choice.withPhoto });
            }}
          >
            {texts.withPhoto}
          </button>
        )}
      </div>
      <SelectField
        label={texts.sort}
        value={choice.sort}
        onChange={(event) => {
          onChange({ sort: event.target.value as ReviewSort });
        }}
      >
        {texts.sorts.map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
