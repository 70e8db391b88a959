import type { Sealer } from '../../core/sealed.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { createFamilyRepo } from '../health/family-repo.ts';
import { createMedicineCheck } from '../health/check.ts';
import { createPatientRepo } from '../health/patient-repo.ts';
import { createPharmacyStatus } from '../pharmacy/rules/status.ts';
import { createUploadUseCases } from '../uploads/rules/keep-uploads.ts';
import { createConsultation } from './rules/consult.ts';
import { createDeskRepo } from './desk-repo.ts';
import { createReadDeskCart } from './rules/desk-cart.ts';
import { createPharmacyDesk } from './rules/pharmacy-desk.ts';
import { createErasure } from './erasure-repo.ts';
import { createConversationExtras } from './rules/extras.ts';
import { createWithdrawApproval } from './rules/withdraw-approval.ts';
import { createReplaceApproval } from './rules/replace-approval.ts';
import { createPharmacyOffice } from './rules/office.ts';
import { createConversationRepo } from './repo.ts';
import { createConversationTimers } from './timers-repo.ts';

/** Created here because they seal data or need no transaction. */
type Own =
  | 'conversations'
  | 'desks'
  | 'timers'
  | 'erasure'
  | 'status'
  | 'uploads'
  | 'medicineCheck'
  | 'patients'
  | 'products'
  | 'family';

type World = Omit<
  Needs<
    | typeof createConsultation
    | typeof createPharmacyDesk
    | typeof createReadDeskCart
    | typeof createConversationExtras
    | typeof createWithdrawApproval
    | typeof createReplaceApproval
  >,
  Own
> &
  Needs<typeof createPharmacyStatus | typeof createUploadUseCases | typeof createPharmacyOffice> & {
    readonly database: { readonly db: Database };
    readonly sealer: Sealer;
  };

/** A member, a pharmacist and the office, about a consultation. */
export function createConversationUseCases(world: World) {
  const { sealer } = world;
  const { db } = world.database;
  const parts = {
    ...world,
    conversations: createConversationRepo(db, sealer),
    status: createPharmacyStatus(world),
    desks: createDeskRepo(db, sealer),
  };
  return {
    consultation: createConsultation({
      ...{ ...parts, erasure: createErasure(db), family: createFamilyRepo(db, sealer) },
    }),
    conversationExtras: createConversationExtras({
      ...parts,
      uploads: createUploadUseCases(world),
    }),
    pharmacyOffice: createPharmacyOffice(world),
    withdrawApproval: createWithdrawApproval(parts),
    replaceApproval: createReplaceApproval({
      ...{ ...parts, products: world.carts, medicineCheck: createMedicineCheck(world) },
    }),
    readDeskCart: createReadDeskCart({
      ...{ ...parts, medicineCheck: createMedicineCheck(world), patients: createPatientRepo(db) },
    }),
    pharmacyDesk: createPharmacyDesk({
      ...parts,
      medicineCheck: createMedicineCheck(world),
      patients: createPatientRepo(db),
      timers: createConversationTimers(db),
    }),
  };
}
