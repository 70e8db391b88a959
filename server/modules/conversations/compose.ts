import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import type { Repos } from '../../repos/all.ts';
import type { Transact } from '../../repos/unit-of-work.ts';
import type { Clock, Ids } from '../../core/ports.ts';
import { createPharmacyStatus } from '../pharmacy/rules/status.ts';
import type { UseCases } from '../../http/use-cases.ts';
import { createHealthRepo } from '../health/repo.ts';
import { createCheckApproval } from '../health/safety.ts';
import type { UploadUseCases } from '../uploads/ports.ts';
import { createConsultation } from './consult.ts';
import { createDeskRepo } from './desk-repo.ts';
import { createPharmacyDesk } from './desk.ts';
import { createErasure } from './erasure.ts';
import { createChatExtras } from './extras.ts';
import { createPharmacyOffice } from './office.ts';
import { createConversationRepo } from './repo.ts';
import { createConversationTimers } from './timers.ts';

interface ConsultationWorld {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly uploads: UploadUseCases;
}

export function composeConsultation(
  { database, sealer, ...world }: ConsultationWorld,
  { carts, pharmacy, rateLimits, telling, office, staffOrders }: Repos,
  transact: Transact,
): Pick<UseCases, 'consultation' | 'chatExtras' | 'pharmacyDesk' | 'pharmacyOffice'> {
  const { clock } = world;
  const parts = {
    conversations: createConversationRepo(database.db, sealer),
    status: createPharmacyStatus({ pharmacy, clock }),
    ...{ rateLimits, clock },
  };
  const desks = createDeskRepo(database.db, sealer);
  return {
    consultation: createConsultation({
      ...parts,
      telling,
      erasure: createErasure(database.db),
    }),
    chatExtras: createChatExtras({ ...world, ...parts, desks }),
    pharmacyOffice: createPharmacyOffice({ transact, office, staffOrders, clock }),
    pharmacyDesk: createPharmacyDesk({
      ...parts,
      checkApproval: createCheckApproval({
        health: createHealthRepo(database.db, sealer),
        sealer,
      }),
      carts,
      desks,
      timers: createConversationTimers(database.db),
    }),
  };
}
