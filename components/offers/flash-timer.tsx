import { use } from 'react';
import { clockTime } from '@/lib/format/bangkok';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { FlashCountdown } from '@/components/tiles/flash-countdown';

interface FlashTimerProps {
  readonly locale: Locale;
  /** ISO 8601. */
  readonly endsAt: string;
  /** Whether it announces to screen readers; one clock per page is enough. */
  readonly told?: boolean;
}

export function FlashTimer({ locale, endsAt, told = false }: FlashTimerProps) {
  const intl = use(getIntl(locale, 'offers'));
  return (
    <FlashCountdown
      endsAt={endsAt}
      look="tiles"
      {...(told
        ? {
            words: {
              minutesLeft: intl.formatMessage(
                { id: 'offers.minutesLeft' },
                { minutes: '{minutes}' },
              ),
              over: intl.formatMessage({ id: 'offers.over' }),
            },
          }
        : {})}
    >
      <time dateTime={endsAt}>
        {intl.formatMessage({ id: 'offers.until' }, { time: clockTime(endsAt) })}
      </time>
    </FlashCountdown>
  );
}
