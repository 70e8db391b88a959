import type { Needs } from '../../core/transact.ts';
import type { Module } from '../../http/module.ts';
import { suggestionRoutes } from './routes.ts';
import { createSuggest } from './rules/suggest.ts';

/** Suggestions while a search is typed. */
export const suggestions = {
  calls: {
    'GET /suggestions': 'anyone',
  },
  useCases: (world: Needs<typeof createSuggest>) => ({ suggest: createSuggest(world) }),
  routes: suggestionRoutes,
} satisfies Module;
