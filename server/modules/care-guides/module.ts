import type { Needs } from '../../core/transact.ts';
import type { Module } from '../../http/module.ts';
import { careGuideRoutes } from './routes.ts';
import { createReadCareGuides } from './rules/read-care-guides.ts';

export const careGuides = {
  calls: {
    'GET /care-guides': 'anyone',
  },
  useCases: (world: Needs<typeof createReadCareGuides>) => ({
    readCareGuides: createReadCareGuides(world),
  }),
  routes: careGuideRoutes,
} satisfies Module;
