import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { leaveReviews } from './erase.ts';
import { reviewReports, reviewVotes } from './schema.ts';
import type { Module } from '../../http/module.ts';
import { createModerationRepo } from './moderation-repo.ts';
import { reviewModerationRoutes } from './moderation-routes.ts';
import { createReviewRepo } from './published-repo.ts';
import { reviewRoutes } from './published-routes.ts';
import { createMemberReviewRepo } from './repo.ts';
import { memberReviewRoutes } from './routes.ts';
import { createListReviews } from './rules/list-reviews.ts';
import { createMemberReviews } from './rules/member-reviews.ts';
import { createModerateReviews } from './rules/moderate-reviews.ts';

export const publishedReviews = {
  calls: {
    'GET /products/{id}/reviews': 'anyone',
  },
  repos: (db: Database) => ({ reviews: createReviewRepo(db) }),
  useCases: (world: Needs<typeof createListReviews>) => ({ listReviews: createListReviews(world) }),
  routes: reviewRoutes,
} satisfies Module;

export const reviews = {
  calls: {
    'GET /me/reviews': 'member',
    'POST /me/orders/{id}/reviews': 'owner',
    'POST /me/reviews/photos': 'member',
    'PATCH /me/reviews/{id}': 'owner',
    'DELETE /me/reviews/{id}': 'owner',
    'GET /me/review-marks/{product_id}': 'member',
    'POST /reviews/{id}/helpful': 'member',
    'DELETE /reviews/{id}/helpful': 'member',
    'POST /reviews/{id}/report': 'member',
  },
  repos: (db: Database) => ({
    memberReviews: createMemberReviewRepo(db),
    moderation: createModerationRepo(db),
  }),
  useCases: (world: Needs<typeof createMemberReviews | typeof createModerateReviews>) => ({
    reviews: { ...createMemberReviews(world), ...createModerateReviews(world) },
  }),
  erases: { first: leaveReviews, rows: [reviewVotes, reviewReports] },
  exports: { reviews: { pages: '/me/reviews' } },
  routes: memberReviewRoutes,
} satisfies Module;

export const reviewModeration = {
  staffCalls: {
    'GET /reviews': 'reviews.moderate',
    'POST /reviews/{id}/publish': 'reviews.moderate',
    'POST /reviews/{id}/reject': 'reviews.moderate',
  },
  staffRoutes: reviewModerationRoutes,
} satisfies Module;
