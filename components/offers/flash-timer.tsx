import { clockTime } from '@/lib/format/bangkok';
import { FlashCountdown } from './flash-countdown';
import type { Texts } from '@/lib/i18n/texts';

interface FlashTimerProps {
  /** ISO 8601. */
  readonly endsAt: string;
  readonly intl: Texts<'offers'>;
  /** Whether screen readers hear of it now and then; one clock of a page is enough. */
  readonly told?: boolean;
}

/** The clock of a sale: until when, and in the browser how long that still is. */
export function FlashTimer({ endsAt, intl, told = false }: FlashTimerProps) {
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
