'use client';

import { useMemo } from 'react';
import type { Branch } from '@/lib/api/contract/branches';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';
import { MapPanel } from './map-panel';

interface BranchSpotProps {
  readonly branch: Branch;
  readonly locale: Locale;
  /** Of `branches`. */
  readonly messages: Messages;
}

/** Where a branch lies, on the map that has them all elsewhere. */
export function BranchSpot({ branch, locale, messages }: BranchSpotProps) {
  // The same list until it is another branch: the map draws it anew each time.
  const shown = useMemo(() => [branch], [branch]);
  return (
    <ClientIntl locale={locale} messages={messages}>
      <MapPanel branches={shown} chosenId={branch.id} onChoose={stay} choosesAny />
    </ClientIntl>
  );
}

const stay = () => undefined;
