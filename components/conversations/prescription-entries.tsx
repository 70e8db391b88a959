import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { WaitingPrescriptionList } from '@/lib/prescriptions/contract';
import { normalizeError } from '@/lib/api/error';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { refreshConversation, refreshDesk } from '@/lib/conversations/queries';
import { takePrescriptionMutation } from '@/lib/prescriptions/queries';
import { useUi } from '@/stores/ui';
import styles from './desk.module.scss';
import { loadPrescriptionTexts } from './prescription-texts';

interface PrescriptionEntriesProps {
  readonly waiting: WaitingPrescriptionList;
  readonly onTaken: (conversation: number) => void;
}

/** The oldest first, each with its age; one press takes its conversation out of turn. */
export function PrescriptionEntries(props: PrescriptionEntriesProps) {
  return (
    <LazyIntl locale={useLocale()} load={loadPrescriptionTexts}>
      <Entries {...props} />
    </LazyIntl>
  );
}

function Entries({ waiting, onTaken }: PrescriptionEntriesProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const text = (name: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `prescriptions.${name}` }, values);
  const take = useMutation({
    ...takePrescriptionMutation,
    onSuccess: async (conversation) => {
      await refreshDesk(client);
      onTaken(conversation);
    },
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => refreshConversation(client),
  });
  return (
    <section className={styles.queue} aria-labelledby="prescriptions">
      <h2 id="prescriptions">{text('list')}</h2>
      <ol className={styles.waiting}>
        {waiting.entities.map(({ id, number, since, photos, taken }) => (
          <li key={id}>
            <span>{number}</span>
            <small>{text('since', waitedOf(since, waiting.now))}</small>
            <small>{text('photos', { count: photos })}</small>
            {taken ? (
              <Badge tone="info">{text('taken')}</Badge>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={text('takeOf', { number })}
                busy={take.isPending}
                onClick={() => {
                  take.mutate(id);
                }}
              >
                {text('take')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function waitedOf(since: string, now: string) {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
  const hours = Math.floor(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60 };
}
