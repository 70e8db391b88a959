'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { passkeyObstacle } from '@/lib/people/passkey-ceremony';
import { secondFactorQuery, showSecondFactorMutation } from '@/lib/people/queries';
import { showPasskeyMutation } from '@/lib/people/queries-passkeys';
import { CodeForm } from './factor-code';
import { PasskeyObstacle } from './passkey-obstacle';
import styles from './people.module.scss';
import { usePasskeyRefusal } from './use-passkey-refusal';

/** Until the state is read, codes are asked for. */
const UNKNOWN = { totp: true, passkeys: 0, passkey_origin: null } as const;

interface FactorProofProps {
  readonly onShown: () => void;
}

/** Asks for the second factor: a passkey, and as the other way a code of the app or a recovery code. */
export function FactorProof({ onShown }: FactorProofProps) {
  const intl = useIntl();
  const show = useMutation({ ...showSecondFactorMutation(useLocale()), onSuccess: onShown });
  const { data } = useQuery(secondFactorQuery);
  const { totp, passkeys, passkey_origin: origin } = data ?? UNKNOWN;
  const isUsable = passkeys > 0 && passkeyObstacle(origin) === undefined;
  return (
    <div className={styles.proof}>
      {isUsable && <PasskeyProof onShown={onShown} />}
      {passkeys > 0 && <PasskeyObstacle origin={origin} />}
      <CodeForm
        variant={isUsable ? 'secondary' : 'primary'}
        hint={intl.formatMessage({ id: hintOf(totp, isUsable) })}
        action={intl.formatMessage({ id: 'people.factorContinue' })}
        busy={show.isPending}
        refusal={show.error ? normalizeError(show.error).message : undefined}
        onSubmit={(code) => {
          show.mutate(code);
        }}
      />
    </div>
  );
}

function hintOf(hasApp: boolean, isOtherWay: boolean) {
  if (hasApp) return isOtherWay ? 'people.factorOrCode' : 'people.factorEnterOrRecover';
  return isOtherWay ? 'people.factorOrRecover' : 'people.factorRecover';
}

function PasskeyProof({ onShown }: FactorProofProps) {
  const intl = useIntl();
  const show = useMutation({ ...showPasskeyMutation(useLocale()), onSuccess: onShown });
  const refusal = usePasskeyRefusal(show.error);
  return (
    <>
      <Button
        busy={show.isPending}
        onClick={() => {
          show.mutate();
        }}
      >
        {intl.formatMessage({ id: 'people.passkeyUse' })}
      </Button>
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </>
  );
}
