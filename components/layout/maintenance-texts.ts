import type { Say } from './say';

export interface MaintenanceTexts {
  readonly title: string;
  readonly text: string;
  readonly lazada: string;
  readonly shopee: string;
}

export function maintenanceTexts(say: Say): MaintenanceTexts {
  return {
    title: say('layout.maintenance.title'),
    text: say('layout.maintenance.text'),
    lazada: say('layout.maintenance.lazada'),
    shopee: say('layout.maintenance.shopee'),
  };
}
