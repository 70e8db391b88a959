import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { useDraftSave, type DraftSaveOptions } from './use-draft-save';

const DraftTimeDialog = lazy(() =>
  import('./draft-time-dialog').then((part) => ({ default: part.DraftTimeDialog })),
);

/** Saves the changes of a form beside the live values, with a time if the person sets one. */
export function DraftSaveButton(props: DraftSaveOptions) {
  const { part, edit } = props;
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const draft = useDraftSave(props);
  return (
    <>
      <Button
        variant="secondary"
        disabled={edit.changed.length === 0 || edit.busy}
        onClick={draft.ask}
      >
        {text('draft.save')}
      </Button>
      {draft.isAsked && (
        <Suspense>
          <DraftTimeDialog
            title={intl.formatMessage({ id: 'products.draft.of' }, { part: text(`part.${part}`) })}
            intro={text('draft.saveText')}
            submitLabel={text('draft.save')}
            publishAt={draft.publishAt}
            busy={draft.saving.isPending}
            refusal={draft.refusal}
            onSubmit={(publishAt) => {
              draft.saving.mutate(publishAt);
            }}
            onClose={draft.close}
          />
        </Suspense>
      )}
    </>
  );
}
