import type { Clock } from '../../core/ports.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import type { Module, ModuleJob } from '../../http/module.ts';
import type { DispensingRepo } from './ports.ts';
import { createDispensingRepo } from './repo.ts';
import { dispensingRoutes, type OwnDispensing } from './routes.ts';

interface World {
  readonly dispensing: Pick<DispensingRepo, 'ofMember' | 'deleteBefore'>;
  readonly sealer: Sealer;
  readonly clock: Clock;
  /** How long records are kept, as the law asks. */
  readonly dispensingYears: number;
}

/** Medicines handed over on an approval; staff reads and prints them at the orders (`modules/staff`). */
export const dispensing = {
  calls: { 'GET /me/dispensing-records': 'member' },
  repos: (db: Database) => ({ dispensing: createDispensingRepo(db) }),
  useCases: ({ dispensing: records, sealer }: Omit<World, 'clock' | 'dispensingYears'>) => ({
    ownDispensing: (async ({ id }, orderId) => {
      const all = await records.ofMember(id, sealer);
      const labels = all.map(({ label }) => label);
      return orderId === undefined ? labels : labels.filter((one) => one.orderId === orderId);
    }) satisfies OwnDispensing as OwnDispensing,
  }),
  exports: { dispensing_records: '/me/dispensing-records' },
  routes: dispensingRoutes,
  jobs: ({ dispensing: records, clock, dispensingYears }: World): readonly ModuleJob[] => [
    {
      name: 'old dispensing records',
      everyMs: 3_600_000,
      run: () => {
        const before = clock.now();
        before.setUTCFullYear(before.getUTCFullYear() - dispensingYears);
        return records.deleteBefore(before);
      },
    },
  ],
} satisfies Module;
