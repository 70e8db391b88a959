import type { Database } from '../../db/client.ts';
import type { Needs } from '../../core/transact.ts';
import { surveyAnswers } from './schema.ts';
import type { Module } from '../../http/module.ts';
import { createSurveyRepo } from './repo.ts';
import { surveyRoutes } from './routes.ts';
import { createSurveyUseCases } from './rules/answer-survey.ts';

export const surveys = {
  calls: {
    'GET /me/surveys': 'member',
    'GET /me/surveys/{id}': 'member',
    'POST /me/surveys/{id}/answers': 'member',
  },
  repos: (db: Database) => ({ surveys: createSurveyRepo(db) }),
  useCases: (world: Needs<typeof createSurveyUseCases>) => ({
    surveys: createSurveyUseCases(world),
  }),
  erases: { rows: [surveyAnswers] },
  exports: { surveys: '/me/surveys' },
  routes: surveyRoutes,
} satisfies Module;
