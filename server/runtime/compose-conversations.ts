import type { Sealer } from '../core/sealed.ts';
import type { Database } from '../db/client.ts';
import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import type { Clock, Ids } from '../core/ports.ts';
import { createPharmacyStatus } from '../modules/pharmacy/rules/status.ts';
import type { PharmacyDesk } from '../modules/conversations/desk-ports.ts';
import type { Consultation } from '../modules/conversations/ports.ts';
import { createHealthRepo } from '../modules/health/repo.ts';
import { createCheckApproval } from '../modules/health/safety.ts';
import type { UploadUseCases } from '../modules/uploads/ports.ts';
import { createConsultation } from '../modules/conversations/consult.ts';
import { createDeskRepo } from '../modules/conversations/desk-repo.ts';
import { createPharmacyDesk } from '../modules/conversations/desk.ts';
import { createErasure } from '../modules/conversations/erasure.ts';
import { createChatExtras, type ChatExtras } from '../modules/conversations/extras.ts';
import { createPharmacyOffice, type PharmacyOffice } from '../modules/conversations/office.ts';
import { createConversationRepo } from '../modules/conversations/repo.ts';
import { createConversationTimers } from '../modules/conversations/timers.ts';

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
): {
  readonly consultation: Consultation;
  readonly chatExtras: ChatExtras;
  readonly pharmacyDesk: PharmacyDesk;
  readonly pharmacyOffice: PharmacyOffice;
} {
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
