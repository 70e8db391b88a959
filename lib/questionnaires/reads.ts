import 'server-only';
import { cachedRead } from '../api/server';
import { getQuestionnaire, getQuestionnaires } from './calls';

/** Prices end by the tag; questions that change may be shown as they were for a minute, and are refused then. */
export const readQuestionnaires = cachedRead('questionnaires', getQuestionnaires, () => [
  'catalog',
]);

export const readQuestionnaire = cachedRead('questionnaire', getQuestionnaire, () => ['catalog']);
