import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { APPROVAL_DAYS } from '@/lib/conversations/contract-values';
import type { Conflict } from '@/lib/health/contract';
import { REASON_LENGTH } from '@/lib/health/contract-values';
import { DECISION_LENGTH } from '@/lib/questionnaires/contract-values';
import type { DeskCase } from '@/lib/questionnaires/contract';
import type { ApiError } from '@/lib/api/error';
import { approveCaseMutation } from '@/lib/questionnaires/queries';
import styles from './questionnaires.module.scss';
import { useDecision } from './use-decision';

const DAYS = [3, 7, APPROVAL_DAYS];

interface ApproveCaseProps {
  readonly one: DeskCase;
  readonly conflicts: (conflicts: DeskCase['conflicts']) => ReactNode;
}

/** Directions and days; what speaks against it is weighed with a reason. */
export function ApproveCase({ one, conflicts }: ApproveCaseProps) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `questionnaires.${id}` }, values);
  const [directions, setDirections] = useState(one.usual_directions);
  const [days, setDays] = useState(String(APPROVAL_DAYS));
  const [reason, setReason] = useState('');
  const { decide, isPending, error } = useDecision({
    mutation: approveCaseMutation(one.id),
    done: 'questionnaires.approved',
  });
  const late = lateConflicts(error);
  const against = late ?? one.conflicts;
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const acknowledged = { conflicts: against.map(({ key }) => key), reason };
        decide({
          ...{ version: one.version, directions, days: Number(days) },
          ...(against.length > 0 && { acknowledged }),
        });
      }}
    >
      <h2>{text('approve')}</h2>
      <TextArea
        label={text('directions')}
        value={directions}
        maxLength={DECISION_LENGTH}
        required
        error={error?.fields['directions']}
        onChange={({ target }) => {
          setDirections(target.value);
        }}
      />
      <SelectField
        label={text('days')}
        value={days}
        onChange={({ target }) => {
          setDays(target.value);
        }}
      >
        {DAYS.map((count) => (
          <option key={count} value={count}>
            {text('daysOf', { count })}
          </option>
        ))}
      </SelectField>
      {late && (
        <Notice tone="danger" role="alert">
          {conflicts(late)}
        </Notice>
      )}
      {against.length > 0 && (
        <TextArea
          label={text('weighed')}
          value={reason}
          maxLength={REASON_LENGTH}
          required
          error={error?.fields['acknowledged.reason']}
          onChange={({ target }) => {
            setReason(target.value);
          }}
        />
      )}
      {error && !late && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={isPending}>
          {text(against.length > 0 ? 'approveAnyway' : 'approve')}
        </Button>
      </div>
    </form>
  );
}

/** Conflicts that came up since the request was read. */
function lateConflicts(error: ApiError | undefined): Conflict[] | undefined {
  if (error?.code !== 'CONFLICT_UNACKNOWLEDGED') return undefined;
  return error.data['conflicts'] as Conflict[];
}
