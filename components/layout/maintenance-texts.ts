import { brand } from '@/lib/brand';
import type { Say } from '@/components/common/say';

export interface MaintenanceTexts {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

export function maintenanceTexts(say: Say<'layout'>): MaintenanceTexts {
  return {
    title: say('layout.maintenance.title'),
    text: say('layout.maintenance.text'),
    links: brand.marketplaces.map(({ name, url }) => ({
      label: say('layout.maintenance.marketplace', { name }),
      url,
    })),
  };
}
