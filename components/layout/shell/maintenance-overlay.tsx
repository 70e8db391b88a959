'use client';

import { useIntl } from 'react-intl';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { MaintenanceScreen } from '../maintenance-screen';
import { maintenanceTexts } from '../maintenance-texts';
import { sayer } from '../say';

/** Replaces the app while the shop is closed (`docs/product/pages.md`, "Maintenance"). */
export function MaintenanceOverlay({ image }: { readonly image: string }) {
  return (
    <LazyIntl locale={useLocale()} domains={['layout']}>
      <Screen image={image} />
    </LazyIntl>
  );
}

function Screen({ image }: { readonly image: string }) {
  return <MaintenanceScreen image={image} texts={maintenanceTexts(sayer(useIntl()))} modal />;
}
