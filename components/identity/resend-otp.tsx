'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { OtpChallenge } from '@/lib/identity/contract';
import { clockAheadOf, useSecondsLeft } from '@/lib/browser/use-seconds-left';

interface ResendOtpProps {
  /** Newest challenge; the service refuses to resend before its `resend_after`. */
  readonly challenge: Pick<OtpChallenge, 'resend_after' | 'now'>;
  readonly busy: boolean;
  readonly onResend: () => void;
}

export function ResendOtp({ challenge, busy, onResend }: ResendOtpProps) {
  const intl = useIntl();
  const [ahead] = useState(() => clockAheadOf(challenge, Date.now()));
  const seconds = useSecondsLeft(challenge.resend_after, ahead);
  if (seconds > 0) {
    return <p>{intl.formatMessage({ id: 'identity.resendIn' }, { seconds })}</p>;
  }
  return (
    <Button type="button" variant="secondary" busy={busy} onClick={onResend}>
      {intl.formatMessage({ id: 'identity.resend' })}
    </Button>
  );
}
