import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { saveBlob } from '@/lib/browser/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import type { ProductsView } from '@/lib/imports/calls';
import { exportProductsMutation } from '@/lib/imports/queries';

interface ExportButtonProps {
  readonly view: ProductsView;
  readonly total: number;
}

/** A file of all products that the view finds, in its order, which can be imported. */
export function ExportButton({ view, total }: ExportButtonProps) {
  const intl = useIntl();
  const file = useMutation({
    ...exportProductsMutation(useLocale()),
    onSuccess: (blob) => {
      saveBlob(blob, 'products.csv');
    },
  });
  return (
    <div>
      {file.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(file.error).message}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={file.isPending}
        onClick={() => {
          file.mutate(view);
        }}
      >
        {intl.formatMessage({ id: 'products.export' }, { total })}
      </Button>
    </div>
  );
}
