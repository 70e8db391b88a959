import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { ProductDraft } from '@/lib/products/contract-drafts';
import { officeProductKey, officeProductsKey } from '@/lib/products/queries';
import { stepDraftMutation } from '@/lib/products/queries-drafts';
import { useUi } from '@/stores/ui';
import type { FieldChoices } from './draft-diff';
import styles from './draft.module.scss';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);
const DraftTimeDialog = lazy(() =>
  import('./draft-time-dialog').then((part) => ({ default: part.DraftTimeDialog })),
);
const DraftPublishDialog = lazy(() =>
  import('./draft-publish-dialog').then((part) => ({ default: part.DraftPublishDialog })),
);

type Step = 'publish' | 'time' | 'discard';

const STEPS: readonly Step[] = ['publish', 'time', 'discard'];

export interface DraftPanelProps {
  readonly id: number;
  readonly draft: ProductDraft;
  readonly choices: FieldChoices;
  readonly mayWrite: boolean;
  readonly onContinue: () => void;
}

interface DraftStepsProps extends DraftPanelProps {
  /** Name of the part. */
  readonly name: string;
}

/** Publishes a draft, changes its time, goes on editing it, or discards it. */
export function DraftSteps(props: DraftStepsProps) {
  const { name, onContinue } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `products.draft.${id}` });
  const [asked, setAsked] = useState<Step>();
  const close = () => {
    setAsked(undefined);
  };
  const button = (step: Step | 'continue', onClick: () => void) => (
    <Button
      key={step}
      size="sm"
      variant={step === 'publish' ? 'primary' : 'secondary'}
      aria-label={intl.formatMessage(
        { id: 'products.draft.stepNamed' },
        { step: text(step), part: name },
      )}
      onClick={onClick}
    >
      {text(step)}
    </Button>
  );
  return (
    <>
      <div className={styles.steps}>
        {STEPS.map((step) =>
          button(step, () => {
            setAsked(step);
          }),
        )}
        {button('continue', onContinue)}
      </div>
      {asked && (
        <Suspense>
          <StepDialog {...props} step={asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function StepDialog(
  props: DraftStepsProps & { readonly step: Step; readonly onClose: () => void },
) {
  const { id, draft, choices, step, onClose } = props;
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const moving = useDraftStep(props);
  const seen = { id, part: draft.part, version: draft.version };
  const common = { busy: moving.isPending, onClose };
  const refusal = moving.error ? normalizeError(moving.error) : undefined;
  if (step === 'publish') {
    return (
      <DraftPublishDialog
        {...{ ...common, draft, choices, refusal }}
        onPublish={(chosen) => {
          moving.mutate({ ...seen, ...chosen, step });
        }}
      />
    );
  }
  if (step === 'time') {
    return (
      <DraftTimeDialog
        {...{ ...common, refusal, publishAt: draft.publish_at }}
        title={text('draft.time')}
        intro={text('draft.timeText')}
        submitLabel={text('draft.saveTime')}
        onSubmit={(publishAt) => {
          moving.mutate({ ...seen, step, publish_at: publishAt });
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      {...common}
      title={text('draft.discard')}
      text={text('draft.discardText')}
      labels={{ close: text('close'), keep: text('keep'), confirm: text('draft.discard') }}
      refusal={refusal?.message}
      onConfirm={() => {
        moving.mutate({ ...seen, step });
      }}
    />
  );
}

/** After a refusal the newest draft is shown beside it. */
function useDraftStep({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  return useMutation({
    ...stepDraftMutation(locale),
    onSuccess: (_, { step }) => {
      onClose();
      useUi.getState().showToast(intl.formatMessage({ id: `products.draft.done.${step}` }));
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: officeProductKey(id) });
      await queries.invalidateQueries({ queryKey: officeProductsKey });
    },
  });
}
