import type { QuestionKind } from '../../lib/surveys/contract-values.ts';
import type { Names } from './names.ts';

export const UPLOAD_KINDS = ['avatar', 'review', 'chat'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** A survey question as stored; ids are the survey's own. */
export interface KeptQuestion {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: Names;
  readonly required: boolean;
  readonly options?: readonly { readonly id: string; readonly label: Names }[];
  readonly scale?: {
    readonly from: number;
    readonly to: number;
    readonly low: Names;
    readonly high: Names;
  };
}

export type KeptAnswer = string | number | readonly string[];
