'use client';

import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';

export function AccountErased() {
  const intl = useIntl();
  if (!useSearchParams().has('erased')) return null;
  return (
    <Notice tone="success" role="status">
      {intl.formatMessage({ id: 'identity.erased' })}
    </Notice>
  );
}
