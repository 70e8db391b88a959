'use client';

import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import styles from './login.module.scss';
import type { RegisterValues } from './register-values';

/** Terms open in another tab, so the form keeps its values. */
export function TermsField() {
  const intl = useIntl();
  const locale = useLocale();
  const { register, formState } = useFormContext<RegisterValues>();
  const link = (path: PlainPath, id: string) => (
    <a href={pathTo(locale, path)} target="_blank" rel="noreferrer">
      {intl.formatMessage({ id })}
    </a>
  );
  return (
    <Checkbox
      label={
        <span className={styles.terms}>
          {intl.formatMessage(
            { id: 'identity-joining.consents' },
            {
              terms: link('/term-online', 'identity-joining.terms'),
              privacy: link('/privacy', 'identity-joining.privacy'),
            },
          )}
        </span>
      }
      error={formState.errors.consents?.message}
      {...register('consents', {
        required: intl.formatMessage({ id: 'identity-joining.termsNeeded' }),
      })}
    />
  );
}
