import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prescriptionQuery } from '@/lib/prescriptions/queries';
import { PrescriptionCard } from './prescription-card';
import { PrescriptionDecision } from './prescription-decision';

interface DeskPrescriptionProps {
  readonly id: number;
  /** Form for medicines: there once the prescription is accepted. */
  readonly children: ReactNode;
}

/** The prescription to check, with its actions. */
export function DeskPrescription({ id, children }: DeskPrescriptionProps) {
  const { data } = useQuery(prescriptionQuery('desk', id));
  return (
    <>
      <PrescriptionCard
        side="desk"
        id={id}
        below={({ state }) => state === 'waiting' && <PrescriptionDecision id={id} />}
      />
      {(data === null || data?.state === 'accepted') && children}
    </>
  );
}
