import { z } from 'zod';
import { QUESTION_KINDS } from '../../lib/surveys/contract-values.ts';
import { readRows, textsSchema } from './read-rows.ts';

const questionSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  text: textsSchema,
  required: z.boolean(),
  options: z.array(z.strictObject({ id: z.string(), label: textsSchema })).optional(),
  scale: z
    .strictObject({ from: z.int(), to: z.int(), low: textsSchema, high: textsSchema })
    .optional(),
});

const surveySchema = z.strictObject({
  title: textsSchema,
  description: textsSchema,
  coins: z.int().min(0),
  /** Days from today. */
  from: z.int(),
  to: z.int(),
  questions: z.array(questionSchema).min(1),
});

export const SURVEYS = readRows('surveys.json', surveySchema);
