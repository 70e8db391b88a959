'use client';

import { useIntl } from 'react-intl';
import { QrCode } from '@/components/common/qr-code';
import { Barcode } from '@/components/ui/barcode';

/** One code in both kinds, and as text for hands. Loaded on demand. */
export function Codes({ code }: { readonly code: string }) {
  const intl = useIntl();
  return (
    <>
      <QrCode payload={code} label={intl.formatMessage({ id: 'wallet.qr' }, { code })} />
      <Barcode value={code} label={intl.formatMessage({ id: 'wallet.barcode' }, { code })} />
      <strong>{code}</strong>
    </>
  );
}
