import type { Needs } from '../../core/transact.ts';
import type { SearchAlertRepo, StockAlertRepo, WishRepo } from './ports.ts';
import { createAddWish } from './rules/add-wish.ts';
import { createAskForAlert } from './rules/ask-for-alert.ts';
import { alertQueryOf, createAskForSearchAlert } from './rules/search-alerts.ts';

type World = Needs<
  typeof createAddWish | typeof createAskForAlert | typeof createAskForSearchAlert
> & {
  readonly wishes: Pick<WishRepo, 'ids' | 'remove'>;
  readonly stockAlerts: Pick<StockAlertRepo, 'ids' | 'remove'>;
  readonly searchAlerts: Pick<SearchAlertRepo, 'list' | 'remove'>;
};

export type WishUseCases = ReturnType<typeof createWishUseCases>;

export function createWishUseCases(world: World) {
  return {
    wishes: { ...world.wishes, add: createAddWish(world) },
    stockAlerts: { ...world.stockAlerts, ask: createAskForAlert(world) },
    searchAlerts: {
      remove: world.searchAlerts.remove,
      /** With words, only the alert for them. */
      list: (memberId: number, keyword?: string) =>
        world.searchAlerts.list(
          memberId,
          keyword === undefined ? undefined : alertQueryOf(keyword),
        ),
      ask: createAskForSearchAlert(world),
    },
  };
}
