import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { campaignActions } from './schema.ts';
import type { Module } from '../../http/module.ts';
import { createShowPages } from '../pages/rules/show-pages.ts';
import { createCampaignRepo } from './repo.ts';
import { campaignRoutes } from './routes.ts';
import { createCampaignUseCases } from './rules/take-part.ts';

type World = Omit<Needs<typeof createCampaignUseCases>, 'pages'> & Needs<typeof createShowPages>;

export const campaigns = {
  calls: {
    'GET /me/campaigns/{slug}': 'member',
    'POST /campaigns/{slug}/actions/{id}': 'member',
  },
  repos: (db: Database) => ({ campaigns: createCampaignRepo(db) }),
  useCases: (world: World) => ({
    campaigns: createCampaignUseCases({ ...world, pages: createShowPages(world) }),
  }),
  erases: { rows: [campaignActions] },
  routes: campaignRoutes,
} satisfies Module;
