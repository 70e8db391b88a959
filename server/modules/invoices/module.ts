import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createPaperDrawer } from './drawing/draw-aside.ts';
import type { InvoiceRepo } from './ports.ts';
import { createInvoiceRepo } from './repo.ts';
import { invoiceRoutes } from './routes.ts';

export const invoices = {
  calls: {
    'GET /me/orders/{id}/tax-invoice.pdf': 'owner',
    'GET /me/orders/{id}/credit-notes/{serial}': 'owner',
  },
  repos: (db: Database) => ({ invoices: createInvoiceRepo(db) }),
  useCases: (world: { readonly invoices: InvoiceRepo }) => ({
    invoices: { ...world.invoices, ...createPaperDrawer() },
  }),
  routes: invoiceRoutes,
} satisfies Module;
