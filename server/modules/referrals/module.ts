import type { Needs } from '../../core/transact.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createDeskRepo } from '../conversations/desk-repo.ts';
import { createConversationRepo } from '../conversations/repo.ts';
import { createFamilyRepo } from '../health/family-repo.ts';
import { createPatients } from '../health/named-patients.ts';
import { createHealthRepo } from '../health/repo.ts';
import { drawAside } from './drawing/draw-aside.ts';
import { createReferralRepo } from './repo.ts';
import { referralDeskRoutes, referralRoutes } from './routes.ts';
import { createReferrals } from './rules/write-referral.ts';

type World = Pick<Needs<typeof createReferrals>, 'pharmacy' | 'clock'> & {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
};

/** Letters by which pharmacists send patients to a doctor. */
export const referrals = {
  calls: {
    'GET /conversations/{id}/referrals': 'owner',
    'GET /conversations/{id}/referrals/{referral_id}/letter.pdf': 'owner',
    'GET /me/referrals': 'member',
  },
  staffCalls: {
    'GET /pharmacy/conversations/{id}/referrals': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/referrals': 'consultations.hold',
    'GET /pharmacy/conversations/{id}/referrals/{referral_id}/letter.pdf': 'consultations.hold',
  },
  useCases: ({ database: { db }, sealer, ...world }: World) => ({
    referrals: createReferrals({
      ...world,
      conversations: createConversationRepo(db, sealer),
      desks: createDeskRepo(db, sealer),
      referrals: createReferralRepo(db, sealer),
      health: createHealthRepo(db, sealer),
      family: createFamilyRepo(db, sealer),
      named: createPatients(db, sealer),
      draw: drawAside,
    }),
  }),
  exports: { referrals: '/me/referrals' },
  routes: referralRoutes,
  staffRoutes: referralDeskRoutes,
} satisfies Module;
