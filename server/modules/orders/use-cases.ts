import type { OrderRepo } from './ports.ts';
import type { CancelOrder } from './rules/cancel-order.ts';
import type { ChooseBranch } from './rules/choose-branch.ts';
import type { PlaceOrder } from './rules/place-order.ts';
import type { Reorder } from './rules/reorder.ts';
import type { RequestInvoice } from './rules/request-invoice.ts';
import type { ReturnGoods } from './rules/return-goods.ts';

/** What routes call. */
export interface OrderUseCases extends Pick<OrderRepo, 'find' | 'list'> {
  readonly place: PlaceOrder;
  readonly cancel: CancelOrder;
  readonly reorder: Reorder;
  readonly returnGoods: ReturnGoods;
  readonly requestInvoice: RequestInvoice;
  readonly chooseBranch: ChooseBranch;
}
