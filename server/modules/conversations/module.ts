import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import { patientRoutes } from '../health/desk-routes.ts';
import { openingAlerts } from '../../db/schema/conversations.ts';
import type { Site } from '../../http/same-origin.ts';
import { createErasure } from './erasure-repo.ts';
import { exportConversations } from './export.ts';
import { createConversationNotices } from './notices.ts';
import type { Leaver, Module } from '../../http/module.ts';
import { openingAlertRoutes } from './alert-routes.ts';
import { createApprovalHolds } from './approval-holds.ts';
import { extrasRoutes, deskExtrasRoutes } from './extras-routes.ts';
import { deskCartRoutes } from './desk-cart-routes.ts';
import { pharmacyDeskRoutes } from './desk-routes.ts';
import { handOverRoutes } from './hand-over-routes.ts';
import { conversationJobs } from './jobs.ts';
import { createOfficeRepo } from './office-repo.ts';
import { pharmacyOfficeRoutes } from './office-routes.ts';
import { conversationRoutes } from './routes.ts';
import { rosterRoutes } from './roster-routes.ts';
import { createTellingRepo } from './telling-repo.ts';
import { createUnattendedRepo } from './unattended-repo.ts';
import { createWithdrawalRepo } from './withdrawal-repo.ts';
import { withdrawalRoutes } from './withdrawal-routes.ts';
import { createConversationUseCases } from './use-cases.ts';

type Parts = Parameters<typeof conversationRoutes>[1] & Parameters<typeof extrasRoutes>[1];

type StaffParts = Parameters<typeof pharmacyDeskRoutes>[1] &
  Parameters<typeof patientRoutes>[1] &
  Parameters<typeof deskExtrasRoutes>[1] &
  Parameters<typeof deskCartRoutes>[1] &
  Parameters<typeof pharmacyOfficeRoutes>[1] &
  Parameters<typeof withdrawalRoutes>[1];

/** Members talk to pharmacists. */
export const conversations = {
  calls: {
    'GET /pharmacy/questions': 'anyone',
    'GET /conversations': 'member',
    'POST /conversations': 'member',
    'POST /pharmacy/red-flags': 'member',
    'GET /conversations/{id}': 'owner',
    'GET /conversations/{id}/messages': 'owner',
    'POST /conversations/{id}/messages': 'owner',
    'POST /conversations/{id}/read': 'owner',
    'POST /conversations/{id}/close': 'owner',
    'POST /conversations/{id}/rating': 'owner',
    'GET /me/pharmacy/history': 'member',
    'GET /me/pharmacy/history/{id}/logs': 'owner',
    'POST /conversations/{id}/attachments': 'owner',
    'GET /conversations/{id}/messages/{message_id}/photo': 'owner',
    'POST /conversations/{id}/typing': 'owner',
    'GET /me/pharmacy/opening-alert': 'member',
    'PUT /me/pharmacy/opening-alert': 'member',
    'POST /me/pharmacy/withdraw': 'member',
  },
  staffCalls: {
    'GET /pharmacy/queue': 'consultations.hold',
    'GET /pharmacy/quick-replies': 'consultations.hold',
    'POST /pharmacy/queue/take': 'consultations.hold',
    'GET /pharmacy/conversations/{id}': 'consultations.hold',
    'GET /pharmacy/conversations/{id}/messages': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/messages': 'consultations.hold',
    'GET /pharmacy/conversations/{id}/conflicts': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/approvals': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/read': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/close': 'consultations.hold',
    'GET /pharmacy/conversations/{id}/patient': 'consultations.hold',
    'GET /pharmacy/conversations/{id}/cart': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/attachments': 'consultations.hold',
    'GET /pharmacy/conversations/{id}/messages/{message_id}/photo': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/typing': 'consultations.hold',
    'PUT /pharmacy/duty': 'consultations.hold',
    'GET /pharmacy/conversations/{id}/notes': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/hand-over': 'consultations.hold',
    'GET /pharmacy/approvals': 'consultations.hold',
    'POST /pharmacy/approvals/{id}/withdraw': 'consultations.hold',
    'POST /pharmacy/approvals/{id}/replace': 'consultations.hold',
    'GET /pharmacy/hours': 'consultations.lead',
    'PUT /pharmacy/hours': 'consultations.lead',
    'GET /pharmacy/figures': 'consultations.lead',
    'GET /pharmacy/rosters': 'consultations.lead',
    'PUT /pharmacy/rosters/{id}': 'consultations.lead',
  },
  repos: (db: Database) => ({
    approvals: createApprovalHolds(db),
    office: createOfficeRepo(db),
    telling: createTellingRepo(db),
    unattended: createUnattendedRepo(db),
    withdrawals: createWithdrawalRepo(db),
  }),
  useCases: createConversationUseCases,
  routes: (app: ApiApp, parts: Parts) => {
    conversationRoutes(app, parts);
    extrasRoutes(app, parts);
    openingAlertRoutes(app, parts);
  },
  staffRoutes: (staffApp: ApiApp, parts: StaffParts) => {
    pharmacyDeskRoutes(staffApp, parts);
    patientRoutes(staffApp, parts);
    deskCartRoutes(staffApp, parts);
    deskExtrasRoutes(staffApp, parts);
    handOverRoutes(staffApp, parts);
    pharmacyOfficeRoutes(staffApp, parts);
    rosterRoutes(staffApp, parts);
    withdrawalRoutes(staffApp, parts);
  },
  ports: ({ site }: { readonly site: Site }) => ({
    conversationNotices: createConversationNotices(site.publicUrl),
  }),
  erases: {
    first: (db: Database, { id }: Leaver, now: Date) => createErasure(db).eraseOf(id, now),
    rows: [openingAlerts],
  },
  exports: { consultations: exportConversations },
  jobs: conversationJobs,
} satisfies Module;
