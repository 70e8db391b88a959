'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { passkeyObstacle } from '@/lib/people/passkey-ceremony';
import { AddPasskey } from './add-passkey';
import { AppSetup } from './app-setup';
import { RecoveryCodes } from './recovery-codes';

interface FactorSetupProps {
  /** Address of the shop's passkeys. */
  readonly passkeyOrigin: string | null;
  readonly onBegin: () => void;
  /** Called once the recovery codes are saved. */
  readonly onDone: () => void;
}

/** Sets up the first second factor, a passkey or an authenticator app, then shows the recovery codes. */
export function FactorSetup({ passkeyOrigin, onBegin, onDone }: FactorSetupProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const [codes, setCodes] = useState<readonly string[]>();
  const [isApp, setApp] = useState(false);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const accept = (given: readonly string[]) => {
    if (given.length === 0) onDone();
    else setCodes(given);
  };
  const hasPasskeys = passkeyObstacle(passkeyOrigin) === undefined;
  return (
    <>
      {!isApp && (
        <Notice tone="info">{text(hasPasskeys ? 'factorWhyPasskey' : 'factorWhy')}</Notice>
      )}
      {hasPasskeys && !isApp && (
        <AddPasskey label={text('passkeySetup')} onBegin={onBegin} onAdded={accept} />
      )}
      <AppSetup
        variant={hasPasskeys ? 'secondary' : 'primary'}
        onBegin={() => {
          setApp(true);
          onBegin();
        }}
        onConfirmed={accept}
      />
    </>
  );
}
