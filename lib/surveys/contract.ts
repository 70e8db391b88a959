import { z } from 'zod';
import { isoDateTimeSchema, longTextSchema, seenSchema, versionSchema } from '../api/contract.ts';
import { QUESTION_KINDS, SURVEY_STATES, SURVEY_TEXT_MAX } from './contract-values.ts';

/** A survey in lists (`docs/product/account.md`, "Surveys"). */
const surveySchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    description: z.string(),
    /** Coins earned by answering. */
    coins: z.number().int(),
    question_count: z.number().int(),
    ends_at: isoDateTimeSchema,
    state: z.enum(SURVEY_STATES),
    answered_at: isoDateTimeSchema.nullable(),
  })
  .meta({ id: 'Survey' });
export type Survey = z.infer<typeof surveySchema>;
export const surveyListSchema = z
  .object({ entities: z.array(surveySchema) })
  .meta({ id: 'SurveyList' });
export type SurveyList = z.infer<typeof surveyListSchema>;

const questionSchema = z
  .object({
    id: z.string(),
    kind: z.enum(QUESTION_KINDS),
    text: z.string(),
    required: z.boolean(),
    /** For `single` and `several`; otherwise empty. */
    options: z.array(z.object({ id: z.string(), label: z.string() })),
    /** For `scale`: integer bounds and labels of both ends. */
    scale: z
      .object({
        from: z.number().int(),
        to: z.number().int(),
        low: z.string(),
        high: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'SurveyQuestion' });
export type SurveyQuestion = z.infer<typeof questionSchema>;

/** Questions are included while it can be answered. */
export const surveyDetailSchema = surveySchema
  .extend({
    questions: z.array(questionSchema),
    /** Version of questions and coins; the answer names it. */
    version: versionSchema,
  })
  .meta({ id: 'SurveyDetail' });
export type SurveyDetail = z.infer<typeof surveyDetailSchema>;

/** By question id: one option, several options, a scale value, or a text. */
export const surveyAnswersSchema = seenSchema.extend({
  answers: z.record(
    z.string().min(1).max(40),
    z.union([
      longTextSchema(0, SURVEY_TEXT_MAX),
      z.number().int(),
      z.array(z.string().min(1).max(40)).max(50),
    ]),
  ),
});
export type SurveyAnswers = z.infer<typeof surveyAnswersSchema>['answers'];

export const surveyRewardSchema = z
  .object({ coins_awarded: z.number().int() })
  .meta({ id: 'SurveyReward' });
export type SurveyReward = z.infer<typeof surveyRewardSchema>;
