import { createIntl, createIntlCache } from '@formatjs/intl';
import en from '../../../messages/notices/en.json' with { type: 'json' };
import th from '../../../messages/notices/th.json' with { type: 'json' };
import type { Names } from '../../domain/catalog/ports.ts';
import type { OrderNotice } from '../../domain/orders/machine.ts';
import type { OrderNotices } from '../../domain/orders/ports.ts';

type TextId = keyof typeof en;

const TEXTS: Readonly<Record<OrderNotice, { readonly title: TextId; readonly body: TextId }>> = {
  placed: { title: 'notices.order.placed.title', body: 'notices.order.placed.body' },
  cancelled: { title: 'notices.order.cancelled.title', body: 'notices.order.cancelled.body' },
  shipped: { title: 'notices.order.shipped.title', body: 'notices.order.shipped.body' },
  delivered: { title: 'notices.order.delivered.title', body: 'notices.order.delivered.body' },
};

const cache = createIntlCache();
const intl = {
  en: createIntl({ locale: 'en', messages: en }, cache),
  th: createIntl({ locale: 'th', messages: th }, cache),
};

/** The texts of `messages/notices`, written out in both languages: the member reads either later. */
export const orderNotices: OrderNotices = {
  about: (notice, orderId) => ({
    type: 'order',
    title: inBoth(TEXTS[notice].title),
    body: inBoth(TEXTS[notice].body, { order_id: orderId }),
    url: `/orders/${orderId}`,
  }),
};

function inBoth(id: TextId, values?: Readonly<Record<string, string>>): Names {
  return { en: intl.en.formatMessage({ id }, values), th: intl.th.formatMessage({ id }, values) };
}
