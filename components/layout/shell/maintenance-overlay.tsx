'use client';

import { useIntl } from 'react-intl';
import { LayoutTexts } from '@/components/common/layout-texts';
import { MaintenanceScreen } from '../maintenance-screen';
import { maintenanceTexts } from '../maintenance-texts';
import { sayer } from '@/components/common/say';

/** Replaces the app while the shop is closed (`docs/product/pages.md`, "Maintenance"). */
export function MaintenanceOverlay({ image }: { readonly image: string }) {
  return (
    <LayoutTexts>
      <Screen image={image} />
    </LayoutTexts>
  );
}

function Screen({ image }: { readonly image: string }) {
  return (
    <MaintenanceScreen image={image} texts={maintenanceTexts(sayer<'layout'>(useIntl()))} modal />
  );
}
