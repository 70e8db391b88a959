import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { Clock, Report } from '../../../core/ports.ts';
import { oneByOne, sweep } from '../../../core/sweep.ts';
import type { StockLots } from '../movement-ports.ts';

const BATCH = 50;

interface World {
  readonly stockLots: StockLots;
  readonly clock: Clock;
  readonly report: Report;
}

/** Marks lots past their last good day, by the clock of the shop: their pieces are not sold from then on. */
export function markLots({ stockLots, clock, report }: World): Promise<void> {
  const today = calendarDay(clock.now());
  return sweep<number>(
    (except) => stockLots.wronglyMarked(today, { limit: BATCH, except }),
    (ids) =>
      oneByOne(
        ids,
        (id) => stockLots.mark(id, today),
        (id, error) => {
          report('a lot could not be marked', { lot_id: id, error });
        },
      ),
  );
}
