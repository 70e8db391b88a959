import {
  BEHIND_COOKIE,
  BEHIND_PATH,
  type LookBehind,
} from '../modules/maintenance/rules/look-behind.ts';
import { withQuery } from './redirects.ts';
import type { Target } from './target.ts';
import type { Exchange } from './types.ts';

export interface BehindMaintenance {
  /** Whether this browser followed a signed link that has not expired. */
  readonly opens: (request: Exchange['request']) => boolean;
  /**
   * Answers signed links and, for browsers with access, the question whether the shop is closed;
   * false for other requests.
   */
  readonly serve: (exchange: Exchange, target: Pick<Target, 'path' | 'query'>) => boolean;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${BEHIND_COOKIE}=([\\w.-]+)`);
const ASKED = '/api/ma-api';

export function createBehindMaintenance(
  lookBehind: LookBehind,
  { security, isSecure }: { readonly security: readonly string[]; readonly isSecure: boolean },
): BehindMaintenance {
  const opens = ({ headers }: Exchange['request']): boolean => {
    const pass = COOKIE.exec(headers.cookie ?? '')?.[1];
    return pass !== undefined && lookBehind.endOf(pass, new Date()) !== undefined;
  };
  const send = (
    { request, response, id }: Exchange,
    status: number,
    headers: readonly string[],
    body: string,
  ) => {
    response.writeHead(status, [
      ...['x-request-id', id, 'cache-control', 'no-store', ...security],
      ...['content-length', String(Buffer.byteLength(body)), ...headers],
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
  return {
    opens,
    serve: (exchange, { path, query }) => {
      if (path === ASKED && opens(exchange.request)) {
        const body = JSON.stringify({ is_maintain: false, web_image: '' });
        return send(exchange, 200, ['content-type', 'application/json; charset=utf-8'], body);
      }
      if (!path.startsWith(`${BEHIND_PATH}/`)) return false;
      const pass = path.slice(BEHIND_PATH.length + 1);
      const until = lookBehind.endOf(pass, new Date());
      if (until === undefined) return false;
      const cookie = [
        `${BEHIND_COOKIE}=${pass}; Path=/; HttpOnly; SameSite=Lax`,
        `Expires=${until.toUTCString()}`,
        ...(isSecure ? ['Secure'] : []),
      ].join('; ');
      return send(exchange, 303, ['location', withQuery('/', query), 'set-cookie', cookie], '');
    },
  };
}
