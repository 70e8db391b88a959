import type { Tell } from '../../core/signals.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Site } from '../../http/same-origin.ts';
import { emptyOrders } from './erase.ts';
import { tellingOf } from './mails.ts';
import type { Module } from '../../http/module.ts';
import { orderActionRoutes } from './action-routes.ts';
import { orderJobs } from './jobs.ts';
import { createOrderMailRepo } from './mail-repo.ts';
import {
  createCreditNoteRepo,
  createOrderReturnRepo,
  createTaxInvoiceRepo,
} from './papers-repo.ts';
import { createOrderRepo } from './repo.ts';
import { orderRoutes } from './routes.ts';
import { createOrderUseCases } from './use-cases.ts';

export const orders = {
  calls: {
    'POST /me/orders': 'member',
    'GET /me/orders': 'member',
    'GET /me/orders/{id}': 'owner',
    'GET /me/orders/{id}/tracking': 'owner',
  },
  repos: (db: Database, { tell }: { readonly tell: Tell }) => ({
    orders: createOrderRepo(db, tell),
    orderReturns: createOrderReturnRepo(db),
    taxInvoices: createTaxInvoiceRepo(db),
    creditNotes: createCreditNoteRepo(db),
    orderMail: createOrderMailRepo(db),
  }),
  useCases: (world: Needs<typeof createOrderUseCases>) => ({ orders: createOrderUseCases(world) }),
  ports: ({ site }: { readonly site: Site }) => tellingOf(site),
  erases: { first: emptyOrders },
  exports: { orders: { pages: '/me/orders' } },
  routes: orderRoutes,
  jobs: orderJobs,
} satisfies Module;

/** Orders of members. */
export const orderActions = {
  calls: {
    'POST /me/orders/{id}/cancel': 'owner',
    'POST /me/orders/{id}/reorder': 'owner',
    'POST /me/orders/{id}/returns': 'owner',
    'POST /me/orders/{id}/tax-invoice': 'owner',
    'POST /me/orders/{id}/branch': 'owner',
  },
  routes: orderActionRoutes,
} satisfies Module;
