import { lazy, Suspense, type ReactNode } from 'react';
import type { ConversationDetail } from '@/lib/conversations/contract';
import { PRESCRIPTION_TOPIC } from '@/lib/conversations/contract-values';
import { isPrescription, type StepProps } from './intake';

const Card = lazy(() =>
  import('./prescription-card').then((part) => ({ default: part.PrescriptionCard })),
);
const Desk = lazy(() =>
  import('./desk-prescription').then((part) => ({ default: part.DeskPrescription })),
);
const Fields = lazy(() =>
  import('./prescription-fields').then((part) => ({ default: part.PrescriptionFields })),
);

type About = Pick<ConversationDetail, 'id' | 'question_id'>;

/** The prescription of a member's conversation, where it is about one. */
export function LatePrescription({ conversation }: { readonly conversation: About }) {
  if (conversation.question_id !== PRESCRIPTION_TOPIC) return null;
  return (
    <Suspense>
      <Card side="member" id={conversation.id} />
    </Suspense>
  );
}

interface LateDeskProps {
  readonly conversation: About;
  readonly children: ReactNode;
}

/** At the desk a prescription is accepted before its medicines are approved. */
export function LateDeskPrescription({ conversation, children }: LateDeskProps) {
  if (conversation.question_id !== PRESCRIPTION_TOPIC) return children;
  return (
    <Suspense>
      <Desk id={conversation.id}>{children}</Desk>
    </Suspense>
  );
}

/** Fields of the form, where the topic is a prescription. */
export function LatePrescriptionFields(props: StepProps) {
  if (!isPrescription(props.values.question)) return null;
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  );
}
