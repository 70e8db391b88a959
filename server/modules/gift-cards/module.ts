import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { sql } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { giftCardSales } from '../wallet/schema.ts';
import type { Leaver, Module } from '../../http/module.ts';
import { giftCardJobs } from './jobs.ts';
import { createGiftSaleRepo } from './repo.ts';
import { giftCardRoutes } from './routes.ts';
import { createGiftCardUseCases } from './rules/buy-card.ts';

export const giftCards = {
  calls: {
    'GET /gift-cards/designs': 'anyone',
    'POST /me/gift-cards': 'member',
  },
  repos: (db: Database) => ({ soldCards: createGiftSaleRepo(db) }),
  useCases: (world: Needs<typeof createGiftCardUseCases>) => ({
    giftCards: createGiftCardUseCases(world),
  }),
  erases: {
    first: async (db: Database, { id }: Leaver) => {
      await db.execute(sql`UPDATE ${giftCardSales}
        SET to_name = '', to_email = '', from_name = '', message = ''
        WHERE order_id IN (SELECT id FROM ${orders} WHERE member_id = ${id})`);
    },
  },
  routes: giftCardRoutes,
  jobs: giftCardJobs,
} satisfies Module;
