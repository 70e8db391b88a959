'use client';

import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import { deviceName } from '@/lib/people/passkey-faults';
import { addPasskeyMutation } from '@/lib/people/queries-passkeys';
import { usePasskeyRefusal } from './use-passkey-refusal';

interface AddPasskeyProps {
  readonly label: string;
  readonly onBegin?: () => void;
  /** Called with recovery codes, if the person had none. */
  readonly onAdded: (codes: readonly string[]) => void;
}

/** Button that has the browser make a passkey, named by the device. */
export function AddPasskey({ label, onBegin, onAdded }: AddPasskeyProps) {
  const intl = useIntl();
  const add = useMutation({
    ...addPasskeyMutation(useLocale()),
    onSuccess: ({ recovery_codes: codes }) => {
      onAdded(codes);
    },
  });
  const refusal = usePasskeyRefusal(add.error);
  return (
    <>
      <Button
        busy={add.isPending}
        onClick={() => {
          onBegin?.();
          const device = deviceName(window.navigator.userAgent);
          add.mutate(device ?? intl.formatMessage({ id: 'people.passkey' }));
        }}
      >
        {label}
      </Button>
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </>
  );
}
