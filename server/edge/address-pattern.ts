import { HANDLERS, OF_THE_SERVICE } from '../../lib/pages/handlers.ts';
import type { Config } from '../config/config.ts';
import { isUnder, serviceRoute } from './service-route.ts';
import { FILES_PATH, IMAGE_PATH } from './next-names.ts';
import type { StaticFiles } from './static-files.ts';
import { parseTarget } from './target.ts';
import type { Service } from './types.ts';

/** The pattern of a request's address, such as `/api/v1/orders/:id`; contains no request data. */
export type PatternOf = (method: string, url: string) => string;

interface Answering {
  readonly config: Pick<Config, 'mode'>;
  /** Absent for an external service, whose calls are unknown here. */
  readonly service?: Pick<Service, 'patternOf'> | undefined;
  readonly files?: Pick<StaticFiles, 'has'> | undefined;
}

const UNMATCHED = 'unmatched';
const BASES = ['/api/admin/v1', '/api/v1', '/media', '/dev'];

/** Compares the static prefix before the first parameter. */
function fits(handler: string, path: string): boolean {
  const end = handler.search(/[:*]/);
  return end === -1 ? path === handler : path.startsWith(handler.slice(0, end));
}

export function createPatternOf({ config, service, files }: Answering): PatternOf {
  function ofService(method: string, path: string): string | undefined {
    if (service !== undefined) return service.patternOf(method, path);
    const base = BASES.find((one) => isUnder(path, one));
    return base && `${base}/*`;
  }

  function find(method: string, url: string): string | undefined {
    const target = parseTarget(url);
    if (target === undefined) return undefined;
    const { path, match } = target;
    if (serviceRoute(path, config) !== undefined) return ofService(method, path);
    if (path === IMAGE_PATH) return IMAGE_PATH;
    if (path.startsWith(FILES_PATH)) return `${FILES_PATH}*`;
    if (files?.has(path)) return '/*file';
    const own = OF_THE_SERVICE.find((name) => isUnder(path, `/${name}`));
    if (own !== undefined) return path === `/${own}` ? path : `/${own}/*`;
    return match?.page.pattern ?? HANDLERS.find((handler) => fits(handler, path));
  }

  return (method, url) => find(method, url) ?? UNMATCHED;
}
