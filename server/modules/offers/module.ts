import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createFlashQuota } from './flash-quota.ts';
import type { OfferRepo } from './ports.ts';
import { createOfferRepo } from './repo.ts';
import { offerRoutes } from './routes.ts';
import { createOfferSwitch } from './switch-repo.ts';
import { createOfferWindows } from './windows.ts';

export const offers = {
  calls: {
    'GET /promotion-groups/web': 'anyone',
    'GET /promotion-groups/{id}': 'anyone',
    'GET /promotion-groups/{id}/products': 'anyone',
    'GET /flash-sales/current': 'anyone',
  },
  repos: (db: Database) => ({
    offers: createOfferRepo(db),
    offerSwitch: createOfferSwitch(db),
    flashQuota: createFlashQuota(db),
  }),
  useCases: (world: { readonly offers: OfferRepo }) => ({ offers: world.offers }),
  routes: offerRoutes,
  jobs: (world: Needs<typeof createOfferWindows>) => [
    {
      name: 'offers',
      everyMs: 1_000,
      run: createOfferWindows(world),
      catchesUp: 'start and jump',
    },
  ],
} satisfies Module;
