import type { NowSold, Restocked } from './ports.ts';
import type { SearchNotices } from './rules/tell-of-sold.ts';
import type { StockNotices } from './rules/tell-restocked.ts';
import { inBoth } from '../notifications/texts.ts';
import { pagePath } from '../../../lib/pages/path-to.ts';

/** @param publicUrl origin of the shop for links in mails, without trailing slash */
export function createStockNotices(publicUrl: string): StockNotices {
  return {
    notice: (restocked) => ({
      type: 'system',
      title: inBoth('notifications-notices.stock.back.title', {}),
      body: inBoth('notifications-notices.stock.back.body', namesOf(restocked)),
      url: pathOf(restocked),
    }),
    mail: (restocked) => {
      const { en, th } = namesOf(restocked);
      const path = pathOf(restocked);
      const text = inBoth('notifications-notices.stock.back.mail', {
        en: { ...en, url: `${publicUrl}${path}` },
        th: { ...th, url: `${publicUrl}/th${path}` },
      });
      return `${text.th}\n\n${text.en}`;
    },
  };
}

function namesOf({ name }: Restocked) {
  return { en: { name: name.en }, th: { name: name.th } };
}

/** The page redirects to the URL with the product's name. */
function pathOf({ productId }: Restocked): string {
  return pagePath('/products/:name?/:product', { product: productId });
}

/** @param publicUrl as of `createStockNotices` */
export function createSearchNotices(publicUrl: string): SearchNotices {
  return {
    notice: (sold) => ({
      type: 'system',
      title: inBoth('notifications-notices.search.sold.title', {}),
      body: inBoth('notifications-notices.search.sold.body', wordsOf(sold)),
      url: searchOf(sold),
    }),
    mail: (sold) => {
      const { en, th } = wordsOf(sold);
      const path = searchOf(sold);
      const text = inBoth('notifications-notices.search.sold.mail', {
        en: { ...en, url: `${publicUrl}${path}` },
        th: { ...th, url: `${publicUrl}/th${path}` },
      });
      return `${text.th}\n\n${text.en}`;
    },
  };
}

function wordsOf({ keyword }: NowSold) {
  return { en: { keyword }, th: { keyword } };
}

/** The search shows what is right for the words, with advice where they name a complaint. */
function searchOf({ keyword }: NowSold): string {
  return `${pagePath('/products/search')}?${new URLSearchParams({ keyword }).toString()}`;
}
