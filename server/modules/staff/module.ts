import type { Tell } from '../../core/signals.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import type { Module } from '../../http/module.ts';
import { createAuditLog } from './audit-repo.ts';
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
    'GET /me': 'staff',
    'GET /orders': 'staff',
    'GET /orders/{id}': 'staff',
    'GET /orders/{id}/tax-invoice.pdf': 'staff',
    'GET /orders/{id}/credit-notes/{serial}': 'staff',
    'POST /orders/{id}/returns/{move}': 'staff',
    'POST /orders/{id}/parcels/{parcel}/events': 'staff',
    'POST /orders/{id}/approve': 'staff',
    'POST /orders/{id}/reject': 'staff',
    'POST /orders/{id}/receive': 'staff',
    'POST /orders/{id}/hand-over': 'staff',
    'POST /orders/{id}/pack': 'staff',
    'POST /orders/{id}/ship': 'staff',
    'POST /orders/{id}/deliver': 'staff',
    'POST /orders/{id}/complete': 'staff',
    'POST /orders/{id}/cancel': 'staff',
    'POST /orders/{id}/refund': 'staff',
    'GET /payments': 'accounts',
    'POST /payments/{id}/{move}': 'accounts',
    'POST /call-codes': 'office',
    'GET /orders/{id}/labels': 'pharmacist',
    'GET /dispensing-records': 'dispensary',
    'GET /dispensing-records/export': 'dispensary',
  },
  repos: (db: Database, { tell }: { readonly tell: Tell }) => ({
    parcels: createParcelRepo(db, tell),
    returnDecisions: createReturnDecisions(db),
    staffOrders: createStaffOrderRepo(db),
    staffPayments: createStaffPaymentRepo(db),
    audit: createAuditLog(db),
  }),
  useCases: (world: Needs<typeof createStaffUseCases>) => ({ staff: createStaffUseCases(world) }),
  staffRoutes: (staffApp: ApiApp, parts: Parameters<typeof staffRoutes>[1]) => {
    staffRoutes(staffApp, parts);
    callCodeRoutes(staffApp, parts);
    dispensaryRoutes(staffApp, parts);
  },
} satisfies Module;
