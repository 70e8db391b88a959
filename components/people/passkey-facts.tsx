'use client';

import { useIntl } from 'react-intl';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { KnownPasskey } from '@/lib/people/contract-passkeys';

/** Name of a passkey, and when it was added and used. */
export function PasskeyFacts({ passkey }: { readonly passkey: KnownPasskey }) {
  const intl = useIntl();
  const locale = useLocale();
  const { name, backed_up: isBackedUp, created_at: made, last_used_at: used } = passkey;
  const lines = [
    intl.formatMessage({ id: 'people.passkeyMade' }, { at: formatDateTime(made, locale) }),
    used === null
      ? intl.formatMessage({ id: 'people.passkeyUnused' })
      : intl.formatMessage({ id: 'people.passkeyUsed' }, { at: formatDateTime(used, locale) }),
    ...(isBackedUp ? [intl.formatMessage({ id: 'people.passkeyBackedUp' })] : []),
  ];
  return (
    <div>
      <strong>{name}</strong>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </div>
  );
}
