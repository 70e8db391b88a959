'use client';

import { useMemo } from 'react';
import type { Branch } from '@/lib/branches/contract';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';
import { MapPanel } from './map-panel';

interface BranchSpotProps {
  readonly branch: Branch;
  readonly locale: Locale;
  /** Messages of `branches`. */
  readonly messages: Messages;
}

export function BranchSpot({ branch, locale, messages }: BranchSpotProps) {
  // Stable identity: the map redraws for each new list.
  const shown = useMemo(() => [branch], [branch]);
  return (
    <ClientIntl locale={locale} messages={messages}>
      <MapPanel branches={shown} chosenId={branch.id} onChoose={stay} choosesAny />
    </ClientIntl>
  );
}

const stay = () => undefined;
