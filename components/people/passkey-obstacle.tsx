'use client';

import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { passkeyObstacle } from '@/lib/people/passkey-ceremony';

/** Says why passkeys cannot be used here; nothing where they can. */
export function PasskeyObstacle({ origin }: { readonly origin: string | null }) {
  const intl = useIntl();
  const obstacle = passkeyObstacle(origin);
  if (obstacle === undefined) return null;
  return (
    <Notice tone="info">
      {intl.formatMessage({ id: `people.passkeyObstacle.${obstacle}` }, { address: origin ?? '' })}
    </Notice>
  );
}
