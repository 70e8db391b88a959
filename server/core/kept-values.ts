import type { QuestionKind } from '../../lib/api/contract/survey-values.ts';
import type { Names } from './names.ts';

/** What pictures are of: each has its size, and who sees it. */
export const UPLOAD_KINDS = ['avatar', 'review', 'chat'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** As it is kept; ids are the survey's own. */
export interface KeptQuestion {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: Names;
  readonly required: boolean;
  /** Of `single` and `several`. */
  readonly options?: readonly { readonly id: string; readonly label: Names }[];
  /** Of `scale`. */
  readonly scale?: {
    readonly from: number;
    readonly to: number;
    readonly low: Names;
    readonly high: Names;
  };
}

export type KeptAnswer = string | number | readonly string[];
