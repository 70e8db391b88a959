import type { Report } from '../../core/ports.ts';
import type { Database } from '../../db/client.ts';
import type { ModuleJob } from '../../http/module.ts';
import { writeDueDocuments } from './index-repo.ts';

interface World {
  readonly database: { readonly db: Database };
  readonly report: Report;
}

export function searchJobs({ database, report }: World): readonly ModuleJob[] {
  return [
    {
      name: 'search index',
      everyMs: 2_000,
      run: () => writeDueDocuments(database.db, { report }),
    },
  ];
}
