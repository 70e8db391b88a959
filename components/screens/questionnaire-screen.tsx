'use client';

import { LateBranchPicker } from '@/components/branches/late-branches';
import { QuestionnaireStart } from '@/components/questionnaires/questionnaire-start';

/** A questionnaire, with the branches that have the medicine. */
export function QuestionnaireScreen() {
  return (
    <QuestionnaireStart
      branches={({ productId, branchId, onChoose }) => (
        <LateBranchPicker productIds={[productId]} chosenId={branchId} onChoose={onChoose} />
      )}
    />
  );
}
