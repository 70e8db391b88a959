import type { IncomingMessage } from 'node:http';
import { SIGNED_IN_COOKIE } from '../../lib/api/contract-values.ts';
import {
  readSentItem,
  SENT_ITEM_COOKIE,
  SENT_ITEM_SECONDS,
  writeSentItem,
} from '../../lib/cart/contract-values.ts';
import { ownPath } from '../../lib/pages/own-path.ts';
import { loginPath } from '../../lib/pages/sign-in-paths.ts';
import { isFromOwnPage } from '../core/own-page.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import { declaresTooMuch, readBody, wantBody } from './request-body.ts';
import type { Target } from './target.ts';
import type { Exchange } from './types.ts';

export interface SentItems {
  /** Whether the request is a form for the cart. */
  readonly takes: (method: string, target: Target) => boolean;
  readonly serve: (exchange: Exchange, target: Target) => Promise<void>;
}

interface SentItemsOptions {
  readonly publicUrl: string;
  readonly security: readonly string[];
  readonly isSecure: boolean;
}

const MAX_BYTES = 1024;
const MARKER = new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE}[^=;\\s]*=`);

/**
 * Answers "Add to cart" of browsers in which the page's code does not run yet (`docs/product/cart.md`, "Adding"). The
 * item goes into a cookie, and the page that follows puts it into the cart: the cart for members, sign-in for guests.
 */
export function createSentItems({ publicUrl, security, isSecure }: SentItemsOptions): SentItems {
  return {
    takes: (method, { match }) => method === 'POST' && match?.page.pattern === '/cart',
    serve: async (exchange, target) => {
      const { request, response, id } = exchange;
      const { headers } = request;
      exchange.route = 'page';
      const provenance = {
        ...{ fetchSite: headers['sec-fetch-site']?.toString(), origin: headers.origin },
        host: headers.host,
      };
      if (!isFromOwnPage(provenance, publicUrl)) {
        sendProblem(exchange, PROBLEMS.badRequest, security);
        return;
      }
      const body = await readForm(exchange);
      if (body === undefined) {
        sendProblem(exchange, PROBLEMS.tooLarge, security);
        return;
      }
      const item = readSentItem(itemOf(target.query, body));
      const isMember = MARKER.test(headers.cookie ?? '');
      const next = isMember ? target.path : loginPath(target.locale, pageOf(request));
      response.writeHead(303, [
        ...['x-request-id', id, 'cache-control', 'no-store', ...security],
        ...['location', next, 'content-length', '0'],
        ...(item === undefined ? [] : ['set-cookie', cookieOf(writeSentItem(item), isSecure)]),
      ]);
      response.end();
    },
  };
}

/** Undefined if too large. */
async function readForm({ request, response }: Exchange): Promise<string | undefined> {
  if (declaresTooMuch(request, MAX_BYTES)) return undefined;
  wantBody(request, response);
  return (await readBody(request, MAX_BYTES))?.toString();
}

/** In the words of the cookie: product and price are in the address of the form, the quantity is its field. */
function itemOf(query: string, body: string): string {
  const address = new URLSearchParams(query);
  const qty = new URLSearchParams(body).get('qty') ?? '1';
  const parts = [address.get('product_id'), qty, address.get('seen_price')];
  return parts.filter((part) => part !== null).join('_');
}

function cookieOf(item: string, isSecure: boolean): string {
  const kept = `Path=/; SameSite=Lax; Max-Age=${String(SENT_ITEM_SECONDS)}`;
  return `${SENT_ITEM_COOKIE}=${item}; ${kept}${isSecure ? '; Secure' : ''}`;
}

/** Path of the page with the form, to return to after sign-in. */
function pageOf({ headers }: IncomingMessage): string {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return ownPath(pathname + search) ?? '/';
}
