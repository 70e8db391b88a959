import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConflictList } from '@/components/tiles/conflict-list';
import { Notice } from '@/components/ui/notice';
import type { Conflict } from '@/lib/health/contract';
import { REASON_LENGTH } from '@/lib/health/contract-values';
import { normalizeError } from '@/lib/api/error';
import { conflictsQuery } from '@/lib/health/queries-patients';
import { Area } from './symptom-step';

/** Conflicts of the chosen medicine, and the pharmacist's reason for giving it anyway. */
export function useAcknowledgement(conversationId: number, productId: number | undefined) {
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<readonly Conflict[]>();
  const chosen = productId === undefined ? [] : [productId];
  const { data } = useQuery(conflictsQuery(conversationId, chosen));
  const known = productId === undefined ? undefined : data?.get(productId);
  const conflicts = refused ?? known ?? [];
  return {
    ...{ conflicts, reason, setReason },
    sent:
      conflicts.length > 0
        ? { acknowledged: { conflicts: conflicts.map(({ key }) => key), reason } }
        : {},
    /** Takes over the conflicts that the service refused it for. */
    learn: (failure: unknown) => {
      const { code, data: refusal } = normalizeError(failure);
      if (code !== 'CONFLICT_UNACKNOWLEDGED') return;
      setRefused(refusal['conflicts'] as readonly Conflict[]);
    },
    /** For another medicine nothing of it counts. */
    forget: () => {
      setRefused(undefined);
      setReason('');
    },
  };
}

/** Conflicts that the service refused it for, and the reason for giving it anyway. */
export function useRefusedConflicts() {
  const [reason, setReason] = useState('');
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  return {
    ...{ conflicts, reason, setReason },
    sent:
      conflicts.length > 0
        ? { acknowledged: { conflicts: conflicts.map(({ key }) => key), reason } }
        : {},
    learn: (failure: unknown) => {
      const { code, data } = normalizeError(failure);
      if (code === 'CONFLICT_UNACKNOWLEDGED')
        setConflicts(data['conflicts'] as readonly Conflict[]);
    },
  };
}

interface AcknowledgementProps {
  readonly of: ReturnType<typeof useRefusedConflicts>;
  readonly error: string | undefined;
}

export function Acknowledgement({ of, error }: AcknowledgementProps) {
  const intl = useIntl();
  if (of.conflicts.length === 0) return null;
  return (
    <>
      <Notice tone="danger" role="alert">
        <ConflictList conflicts={of.conflicts} />
      </Notice>
      <Area
        label={intl.formatMessage({ id: 'conversations.deskReason' })}
        value={of.reason}
        max={REASON_LENGTH}
        required
        error={error}
        onChange={of.setReason}
      />
    </>
  );
}
