import type { StockAlertRepo, WishRepo } from './ports.ts';
import type { AddWish } from './rules/add-wish.ts';
import type { AskForAlert } from './rules/ask-for-alert.ts';

/** What routes call. */
export interface WishUseCases extends Pick<WishRepo, 'ids' | 'remove'> {
  readonly add: AddWish;
}

export interface StockAlertUseCases extends Pick<StockAlertRepo, 'ids' | 'remove'> {
  readonly ask: AskForAlert;
}
