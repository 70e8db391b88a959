import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createFlashQuota } from './flash-quota.ts';
import { offerJobs } from './jobs.ts';
import type { OfferRepo } from './ports.ts';
import { createOfferRepo } from './repo.ts';
import { offerRoutes } from './routes.ts';
import { createOfferSwitch } from './switch-repo.ts';

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
  jobs: offerJobs,
} satisfies Module;
