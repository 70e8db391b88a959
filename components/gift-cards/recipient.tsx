'use client';

import { useIntl } from 'react-intl';
import { RadioCard } from '@/components/ui/radio-card';
import styles from './cards.module.scss';
import type { Purchase } from './purchase';
import { RecipientFields } from './recipient-fields';

interface RecipientProps {
  readonly purchase: Purchase;
  /** Keyed by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<Purchase>) => void;
}

export function Recipient({ purchase, errors, onChange }: RecipientProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `gift-cards.${id}` });
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{text('for')}</legend>
        <div className={styles.pair}>
          {(['other', 'me'] as const).map((whom) => (
            <RadioCard
              key={whom}
              name="for"
              value={whom}
              checked={purchase.for === whom}
              onChange={() => {
                onChange({ for: whom });
              }}
              label={text(`for.${whom}`)}
            />
          ))}
        </div>
      </fieldset>
      <RecipientFields
        written={purchase}
        errors={errors}
        onChange={onChange}
        emailHint={text('emailHint')}
        isForOneself={purchase.for === 'me'}
      />
    </>
  );
}
