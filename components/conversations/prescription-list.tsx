import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { waitingPrescriptionsQuery } from '@/lib/prescriptions/queries';

const Entries = lazy(() =>
  import('./prescription-entries').then((part) => ({ default: part.PrescriptionEntries })),
);

interface PrescriptionListProps {
  readonly onTaken: (conversation: number) => void;
}

/** Prescriptions that wait for a pharmacist; often none. */
export function PrescriptionList({ onTaken }: PrescriptionListProps) {
  const { data } = useQuery(waitingPrescriptionsQuery);
  if (!data || data.entities.length === 0) return null;
  return (
    <Suspense>
      <Entries waiting={data} onTaken={onTaken} />
    </Suspense>
  );
}
