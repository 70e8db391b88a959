'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { watchSeen } from '@/lib/browser/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import { loadOlderNotifications } from '@/lib/notifications/queries';
import { useNotifications } from '@/stores/notifications';

/** Loads older notices on scroll; the button is for keyboards and retries. */
export function OlderNotices() {
  const intl = useIntl();
  const locale = useLocale();
  const hasOlder = useNotifications((state) => state.hasOlder);
  const place = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => loadOlderNotifications(locale),
    retry: false,
  });
  const isDue = hasOlder && !isPending && !isError;
  useEffect(() => {
    if (!isDue || !place.current) return undefined;
    return watchSeen(place.current, ({ isIntersecting }) => {
      if (isIntersecting) mutate();
    });
  }, [isDue, mutate]);
  if (!hasOlder) return null;
  return (
    <div ref={place}>
      {isError && <p role="alert">{intl.formatMessage({ id: 'notifications.loadError' })}</p>}
      <Button
        variant="secondary"
        busy={isPending}
        onClick={() => {
          mutate();
        }}
      >
        {intl.formatMessage({ id: 'notifications.older' })}
      </Button>
    </div>
  );
}
