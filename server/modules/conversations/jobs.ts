import type { Needs } from '../../core/transact.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import type { ModuleJob } from '../../http/module.ts';
import { createPharmacyStatus } from '../pharmacy/rules/status.ts';
import { createErasure } from './erasure-repo.ts';
import { createTellMembers, type ConversationNotices } from './rules/tell-members.ts';
import { createTellOffice } from './rules/tell-office.ts';
import { sealTopics } from './seal-topics.ts';
import { createConversationTimers } from './timers-repo.ts';

type World = Omit<Needs<typeof createTellMembers>, 'notices' | 'status'> &
  Omit<Needs<typeof createTellOffice>, 'notices' | 'status'> &
  Needs<typeof createPharmacyStatus> & {
    readonly database: { readonly db: Database };
    readonly sealer: Sealer;
    readonly conversationNotices: ConversationNotices;
    /** Retention of conversation contents. */
    readonly consultationDays: number;
  };

export function conversationJobs(world: World): readonly ModuleJob[] {
  const { database, clock, sealer, consultationDays, conversationNotices: notices } = world;
  const timers = createConversationTimers(database.db);
  const erasure = createErasure(database.db);
  const status = createPharmacyStatus(world);
  const tellMembers = createTellMembers({ ...world, notices, status });
  const tellOffice = createTellOffice({ ...world, notices, status });
  return [
    {
      name: 'conversations',
      everyMs: 5_000,
      run: async () => {
        await timers.sweep(clock.now());
        await tellMembers();
        await tellOffice();
      },
    },
    {
      name: 'old conversations',
      everyMs: 600_000,
      run: async () => {
        await sealTopics(database.db, sealer);
        await erasure.eraseOld(consultationDays, clock.now());
      },
    },
  ];
}
