import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import { patientRoutes } from '../health/desk-routes.ts';
import type { Module } from '../../http/module.ts';
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
    'GET /pharmacy/queue': 'pharmacist',
    'GET /pharmacy/quick-replies': 'pharmacist',
    'POST /pharmacy/queue/take': 'pharmacist',
    'GET /pharmacy/conversations/{id}': 'talker',
    'GET /pharmacy/conversations/{id}/messages': 'talker',
    'POST /pharmacy/conversations/{id}/messages': 'talker',
    'GET /pharmacy/conversations/{id}/conflicts': 'talker',
    'POST /pharmacy/conversations/{id}/approvals': 'talker',
    'POST /pharmacy/conversations/{id}/read': 'talker',
    'POST /pharmacy/conversations/{id}/close': 'talker',
    'GET /pharmacy/conversations/{id}/patient': 'talker',
    'GET /pharmacy/conversations/{id}/cart': 'talker',
    'POST /pharmacy/conversations/{id}/attachments': 'talker',
    'GET /pharmacy/conversations/{id}/messages/{message_id}/photo': 'talker',
    'POST /pharmacy/conversations/{id}/typing': 'talker',
    'PUT /pharmacy/duty': 'pharmacist',
    'GET /pharmacy/conversations/{id}/notes': 'talker',
    'POST /pharmacy/conversations/{id}/hand-over': 'talker',
    'GET /pharmacy/approvals': 'pharmacist',
    'POST /pharmacy/approvals/{id}/withdraw': 'pharmacist',
    'POST /pharmacy/approvals/{id}/replace': 'pharmacist',
    'GET /pharmacy/hours': 'office',
    'PUT /pharmacy/hours': 'office',
    'GET /pharmacy/figures': 'office',
    'GET /pharmacy/rosters': 'office',
    'PUT /pharmacy/rosters/{id}': 'office',
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
  jobs: conversationJobs,
} satisfies Module;
