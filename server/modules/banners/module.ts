import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import type { BannerRepo } from './ports.ts';
import { createBannerRepo } from './repo.ts';
import { bannerRoutes } from './routes.ts';

export const banners = {
  calls: {
    'GET /banners': 'anyone',
    'GET /banners/{id}': 'anyone',
  },
  repos: (db: Database) => ({ banners: createBannerRepo(db) }),
  useCases: (world: { readonly banners: BannerRepo }) => ({ banners: world.banners }),
  routes: bannerRoutes,
} satisfies Module;
