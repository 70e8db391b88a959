'use client';

import { useIntl } from 'react-intl';
import { Picture } from '@/components/ui/picture';
import { CARD_DESIGNS } from '@/lib/gift-cards/contract-values';
import { scenePicture } from '@/lib/contents/pictures';
import styles from './cards.module.scss';

interface DesignChoiceProps {
  readonly value: string;
  readonly onChange: (design: string) => void;
}

export function DesignChoice({ value, onChange }: DesignChoiceProps) {
  const intl = useIntl();
  return (
    <fieldset>
      <legend className={styles.legend}>{intl.formatMessage({ id: 'gift-cards.design' })}</legend>
      <div className={styles.designs}>
        {CARD_DESIGNS.map((design) => (
          <label key={design} className={styles.design}>
            <input
              type="radio"
              name="design"
              value={design}
              checked={value === design}
              onChange={() => {
                onChange(design);
              }}
            />
            <Picture src={scenePicture(`card-${design}`)} alt="" width={180} height={120} />
            <span>{intl.formatMessage({ id: `gift-cards.design.${design}` })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
