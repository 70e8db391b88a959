import type { Report } from '../../core/ports.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { ModuleJob } from '../../http/module.ts';
import { writeDueDocuments } from './index-repo.ts';
import { forgetOldChoices } from './rules/choose-result.ts';

interface World extends Needs<typeof forgetOldChoices> {
  readonly database: { readonly db: Database };
  readonly report: Report;
}

export function searchJobs({ database, report, ...world }: World): readonly ModuleJob[] {
  return [
    {
      name: 'search index',
      everyMs: 2_000,
      run: () => writeDueDocuments(database.db, { report }),
    },
    {
      name: 'old search choices',
      everyMs: 600_000,
      run: () => forgetOldChoices(world),
    },
  ];
}
