'use client';

import { useIntl } from 'react-intl';
import { normalizeError } from '@/lib/api/error';
import { PasskeyError } from '@/lib/people/passkey-faults';

/** Message about a failed use of a passkey, of the browser or of the service. */
export function usePasskeyRefusal(error: Error | null): string | undefined {
  const intl = useIntl();
  if (error instanceof PasskeyError) {
    return intl.formatMessage({ id: `people.passkeyFault.${error.fault}` });
  }
  return error ? normalizeError(error).message : undefined;
}
