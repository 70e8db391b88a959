import type { Tell } from '../../core/signals.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import { returnNotices } from './notices.ts';
import type { Module } from '../../http/module.ts';

import { callCodeRoutes } from './call-code-routes.ts';
import { dispensaryRoutes } from './dispensary-routes.ts';
import { createParcelRepo } from './parcel-repo.ts';
import { createStaffPaymentRepo } from './payment-repo.ts';
import { createStaffOrderRepo } from './repo.ts';
import { createReturnDecisions } from './return-repo.ts';
import { staffRoutes } from './routes.ts';
import { createStaffUseCases } from './use-cases.ts';

/** Orders as staff works on them. */
export const staff = {
  staffCalls: {
    'GET /me': 'office.enter',
    'GET /orders': 'orders.read',
    'GET /orders/{id}': 'orders.read',
    'GET /orders/{id}/tax-invoice.pdf': 'orders.read',
    'GET /orders/{id}/credit-notes/{serial}': 'orders.read',
    'POST /orders/{id}/returns/{move}': 'returns.decide',
    'POST /orders/{id}/parcels/{parcel}/events': 'orders.work',
    'POST /orders/{id}/approve': 'orders.work',
    'POST /orders/{id}/reject': 'orders.work',
    'POST /orders/{id}/receive': 'orders.work',
    'POST /orders/{id}/hand-over': 'orders.work',
    'POST /orders/{id}/pack': 'orders.work',
    'POST /orders/{id}/ship': 'orders.work',
    'POST /orders/{id}/deliver': 'orders.work',
    'POST /orders/{id}/complete': 'orders.work',
    'POST /orders/{id}/cancel': 'orders.work',
    'POST /orders/{id}/refund': 'refunds.give',
    'GET /payments': 'payments.read',
    'POST /payments/{id}/{move}': 'payments.resolve',
    'POST /call-codes': 'codes.issue',
    'GET /orders/{id}/labels': 'labels.print',
    'GET /dispensing-records': 'dispensing.read',
    'GET /dispensing-records/export': 'dispensing.export',
  },
  repos: (db: Database, { tell }: { readonly tell: Tell }) => ({
    parcels: createParcelRepo(db, tell),
    returnDecisions: createReturnDecisions(db),
    staffOrders: createStaffOrderRepo(db),
    staffPayments: createStaffPaymentRepo(db),
  }),
  useCases: (world: Needs<typeof createStaffUseCases>) => ({ staff: createStaffUseCases(world) }),
  ports: () => ({ returnNotices }),
  staffRoutes: (staffApp: ApiApp, parts: Parameters<typeof staffRoutes>[1]) => {
    staffRoutes(staffApp, parts);
    callCodeRoutes(staffApp, parts);
    dispensaryRoutes(staffApp, parts);
  },
} satisfies Module;
