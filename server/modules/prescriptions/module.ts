import type { Clock } from '../../core/ports.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createDeskRepo } from '../conversations/desk-repo.ts';
import { createConversationRepo } from '../conversations/repo.ts';
import { createConversationTimers } from '../conversations/timers-repo.ts';
import { createPrescriptionRepo } from './repo.ts';
import { prescriptionDeskRoutes, prescriptionRoutes } from './routes.ts';
import { createPrescriptions } from './rules/check-prescriptions.ts';

interface World {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Prescriptions that members show, and pharmacists check. */
export const prescriptions = {
  calls: { 'GET /conversations/{id}/prescription': 'owner' },
  staffCalls: {
    'GET /pharmacy/prescriptions': 'consultations.hold',
    'POST /pharmacy/prescriptions/{id}/take': 'consultations.hold',
    'GET /pharmacy/conversations/{id}/prescription': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/prescription/accept': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/prescription/refuse': 'consultations.hold',
  },
  useCases: ({ database: { db }, sealer, clock }: World) => ({
    prescriptions: createPrescriptions({
      conversations: createConversationRepo(db, sealer),
      desks: createDeskRepo(db, sealer),
      timers: createConversationTimers(db),
      prescriptions: createPrescriptionRepo(db, sealer),
      clock,
    }),
  }),
  routes: prescriptionRoutes,
  staffRoutes: prescriptionDeskRoutes,
} satisfies Module;
