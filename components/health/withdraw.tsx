import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';

const WithdrawDialog = lazy(() =>
  import('./withdraw-dialog').then((part) => ({ default: part.WithdrawDialog })),
);

/** Takes the consent back, which deletes all notes: asked once more. */
export function Withdraw({ onWithdrawn }: { readonly onWithdrawn: () => void }) {
  const intl = useIntl();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          setAsks(true);
        }}
      >
        {intl.formatMessage({ id: 'health.withdraw' })}
      </Button>
      {asks && (
        <Suspense>
          <WithdrawDialog
            onWithdrawn={onWithdrawn}
            onClose={() => {
              setAsks(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
