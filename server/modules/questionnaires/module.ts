import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { entitiesOf, type Ask } from '../../core/exported.ts';
import type { Module, ModuleJob } from '../../http/module.ts';
import { createCaseRepo } from './case-repo.ts';
import { caseDeskRoutes } from './desk-routes.ts';
import { lapseCases } from './rules/decide-case.ts';
import { createQuestionnaireRepo } from './repo.ts';
import { questionnaireRoutes } from './routes.ts';
import { createQuestionnaireUseCases } from './use-cases.ts';

/** Questionnaires, and the pharmacists' decisions on the answers. */
export const questionnaires = {
  calls: {
    'GET /questionnaires': 'anyone',
    'GET /questionnaires/{slug}': 'anyone',
    'POST /me/cases': 'member',
    'GET /me/cases': 'member',
    'GET /me/cases/{id}': 'owner',
  },
  staffCalls: {
    'GET /pharmacy/cases': 'consultations.hold',
    'GET /pharmacy/cases/{id}': 'consultations.hold',
    'POST /pharmacy/cases/{id}/approve': 'consultations.hold',
    'POST /pharmacy/cases/{id}/refuse': 'consultations.hold',
    'POST /pharmacy/cases/{id}/ask': 'consultations.hold',
  },
  repos: (db: Database) => ({
    questionnaires: createQuestionnaireRepo(db),
    cases: createCaseRepo(db),
  }),
  useCases: (world: Needs<typeof createQuestionnaireUseCases>) => ({
    questionnaires: createQuestionnaireUseCases(world),
  }),
  exports: {
    questionnaires: async (ask: Ask) => {
      const all: unknown[] = [];
      for (const { id } of entitiesOf(await ask('/me/cases'))) {
        all.push(await ask(`/me/cases/${String(id)}`));
      }
      return all;
    },
  },
  routes: questionnaireRoutes,
  staffRoutes: caseDeskRoutes,
  jobs: (world: Needs<typeof lapseCases>): readonly ModuleJob[] => [
    {
      name: 'undecided cases',
      everyMs: 10_000,
      run: () => lapseCases(world),
      catchesUp: 'start and jump',
    },
  ],
} satisfies Module;
