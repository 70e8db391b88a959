import type { Needs } from '../../core/transact.ts';
import type { StockAlertRepo, WishRepo } from './ports.ts';
import { createAddWish } from './rules/add-wish.ts';
import { createAskForAlert } from './rules/ask-for-alert.ts';

type World = Needs<typeof createAddWish | typeof createAskForAlert> & {
  readonly wishes: Pick<WishRepo, 'ids' | 'remove'>;
  readonly stockAlerts: Pick<StockAlertRepo, 'ids' | 'remove'>;
};

export type WishUseCases = ReturnType<typeof createWishUseCases>;

export function createWishUseCases(world: World) {
  return {
    wishes: { ...world.wishes, add: createAddWish(world) },
    stockAlerts: { ...world.stockAlerts, ask: createAskForAlert(world) },
  };
}
