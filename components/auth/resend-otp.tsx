'use client';

import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';

interface ResendOtpProps {
  /** ISO 8601; before it the service refuses to send again. */
  readonly after: string;
  readonly busy: boolean;
  readonly onResend: () => void;
}

export function ResendOtp({ after, busy, onResend }: ResendOtpProps) {
  const intl = useIntl();
  const seconds = useSecondsUntil(after);
  if (seconds > 0) {
    return <p>{intl.formatMessage({ id: 'auth.resendIn' }, { seconds })}</p>;
  }
  return (
    <Button type="button" variant="secondary" busy={busy} onClick={onResend}>
      {intl.formatMessage({ id: 'auth.resend' })}
    </Button>
  );
}

function useSecondsUntil(moment: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(secondsUntil(moment));
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [moment]);
  return seconds;
}

function secondsUntil(moment: string): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000));
}
