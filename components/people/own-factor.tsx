'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { LoadError } from '@/components/office/load-error';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { SecondFactor } from '@/lib/people/contract-second-factor';
import { passkeyObstacle } from '@/lib/people/passkey-ceremony';
import { secondFactorKey, secondFactorQuery } from '@/lib/people/queries';
import { passkeysKey } from '@/lib/people/queries-passkeys';
import { useUi } from '@/stores/ui';
import { AddPasskey } from './add-passkey';
import { AppSetup } from './app-setup';
import { KeptApp } from './kept-app';
import { PasskeyList } from './passkey-list';
import { PasskeyObstacle } from './passkey-obstacle';
import styles from './people.module.scss';
import { RecoveryCodes } from './recovery-codes';
import { RenewCodes } from './renew-codes';

/** The caller's own second factor: passkeys, authenticator app, recovery codes. */
export function OwnFactor() {
  const intl = useIntl();
  const { data: state, error, refetch } = useQuery(secondFactorQuery);
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  return (
    <OfficeScreen>
      <ScreenHead title={text('ownTitle')} />
      {error && !state && <LoadError error={error} onRetry={() => void refetch()} />}
      {state === undefined && !error && <Spinner label={text('loading')} />}
      {state && !state.required && <Notice tone="info">{text('ownDemo')}</Notice>}
      {state?.required && <Ways state={state} />}
    </OfficeScreen>
  );
}

function Ways({ state }: { readonly state: SecondFactor }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const [codes, setCodes] = useState<readonly string[]>([]);
  const accept = (given: readonly string[]) => {
    setCodes(given);
    useUi.getState().showToast(text('done'));
    void queries.invalidateQueries({ queryKey: passkeysKey });
    void queries.invalidateQueries({ queryKey: secondFactorKey });
  };
  if (codes.length > 0) {
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes([]);
        }}
      />
    );
  }
  const { passkey_origin: origin, recovery_codes: left } = state;
  return (
    <>
      <p>{text('ownWhy')}</p>
      <section className={styles.way} aria-labelledby="own-passkeys">
        <h2 id="own-passkeys">{text('passkeys')}</h2>
        <p>{text('passkeysWhy')}</p>
        <PasskeyList />
        {passkeyObstacle(origin) === undefined && (
          <AddPasskey label={text('passkeyAdd')} onAdded={accept} />
        )}
        <PasskeyObstacle origin={origin} />
      </section>
      <section className={styles.way} aria-labelledby="own-app">
        <h2 id="own-app">{text('app')}</h2>
        {state.totp ? (
          <KeptApp state={state} />
        ) : (
          <>
            <p>{text('appOff')}</p>
            <AppSetup variant="secondary" onConfirmed={accept} />
          </>
        )}
      </section>
      <section className={styles.way} aria-labelledby="own-codes">
        <h2 id="own-codes">{text('recovery')}</h2>
        <p>{intl.formatMessage({ id: 'people.recoveryLeft' }, { codes: left })}</p>
        {(state.totp || state.passkeys > 0) && <RenewCodes state={state} onRenewed={accept} />}
      </section>
    </>
  );
}
