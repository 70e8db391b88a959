'use client';

import { useState } from 'react';
import { FlashCountdown } from '@/components/tiles/flash-countdown';

const LEFT_MS = 30 * 3_600_000;

/** A clock that always has thirty hours left when its page is opened. */
export function KitClock({ day }: { readonly day: string }) {
  const [endsAt] = useState(() => new Date(Date.now() + LEFT_MS).toISOString());
  return (
    <FlashCountdown endsAt={endsAt} look="tiles">
      {day}
    </FlashCountdown>
  );
}
