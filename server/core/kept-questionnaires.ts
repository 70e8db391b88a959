import type { ToldPart } from '../../lib/questionnaires/contract-values.ts';
import type { BranchingQuestion, StopKind } from '../../lib/health/branching.ts';
import type { Names } from './names.ts';

type Options = BranchingQuestion['options'][number];
type Stop = BranchingQuestion['stops'][number];

/** A question as it is kept; parts that most have none of may be missing. */
export interface KeptCaseQuestion extends Partial<
  Pick<BranchingQuestion, 'when' | 'least' | 'most'>
> {
  readonly id: string;
  readonly kind: BranchingQuestion['kind'];
  readonly text: Names;
  readonly hint?: Names;
  /** True where it is missing. */
  readonly required?: boolean;
  readonly unit?: Names;
  readonly options?: readonly (Options & { readonly label: Names })[];
  readonly stops?: readonly (Stop & { readonly kind: StopKind; readonly advice: Names })[];
  /** The answer counts for the check of medicines. */
  readonly tells?: ToldPart;
}

interface KeptTreatment {
  readonly productId: number;
  /** Packs of one order. */
  readonly qty: number;
  readonly note: Names;
}

/** All of a version of a questionnaire. */
export interface KeptQuestionnaire {
  readonly name: Names;
  readonly lead: Names;
  readonly about: readonly Names[];
  readonly notFor: readonly Names[];
  readonly seeDoctor: readonly Names[];
  /** Topic of conversations that is nearest to it. */
  readonly topicId: number;
  readonly treatments: readonly KeptTreatment[];
  readonly questions: readonly KeptCaseQuestion[];
}
