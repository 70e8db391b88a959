import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleOf } from './as-modules.ts';

/**
 * Versions the tricks were tested with; patch releases may follow. React is the one that Next contains.
 * `looks.test.ts` fails when an update leaves them.
 */
export const TESTED = { next: '16.4', axios: '1.21' } as const;
type Package = keyof typeof TESTED;

/** A file below `node_modules`, and text that it must contain. */
type Look = readonly [file: string, text: string];

/** React on the server, which writes documents and payloads. */
const REACT = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';
const ROUTER_HEADERS = 'next/dist/client/components/app-router-headers.js';
const BUSTER = 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';

const LOOKS = {
  'next-modules': [],
  'axios-parts': [
    ['axios/lib/core/Axios.js', "'../helpers/buildURL.js'"],
    ['axios/lib/core/dispatchRequest.js', "'../adapters/adapters.js'"],
    ['axios/lib/core/dispatchRequest.js', "'../defaults/index.js'"],
    ['axios/package.json', '"./unsafe/*": "./lib/*"'],
  ],
  'large-scripts': [['next/dist/server/config-schema.js', 'turbopackChunking']],
  'compile-hints': [],
  'page-styles': [
    ['next/dist/server/app-render/render-css-resource.js', ": 'next';"],
    ['next/dist/server/config-schema.js', 'requestCost'],
    [REACT, 'data-precedence="'],
  ],
  'request-order': [[REACT, 'fetchPriority']],
  'router-payloads': [
    [ROUTER_HEADERS, "'next-router-prefetch'"],
    [ROUTER_HEADERS, "'next-router-segment-prefetch'"],
    [BUSTER, 'PARAM_DIGEST_BYTES = 12'],
  ],
  'outage-marks': [[REACT, 'data-dgst="']],
  'built-config': [
    ['next/dist/server/config.js', '__NEXT_PRIVATE_STANDALONE_CONFIG'],
    ['next/dist/shared/lib/constants.js', "'required-server-files'"],
  ],
} satisfies Readonly<Record<string, readonly Look[]>>;

/** All that leans on what Next, React or axios do not promise, by the names that `PLAIN` takes (`docs/tricks.md`). */
export type Trick = keyof typeof LOOKS;
export const TRICKS = Object.keys(LOOKS) as Trick[];

function read(root: string, file: string): string {
  const path = join(root, 'node_modules', file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function versionOf(root: string, name: Package): string {
  const found = /"version":\s*"([^"]+)"/.exec(read(root, `${name}/package.json`));
  return found?.[1] ?? 'unknown';
}

/** Files of Next for the browser that have no ES module. */
function withoutModule(root: string): readonly string[] {
  const dist = join(root, 'node_modules/next/dist');
  return globSync('{client,lib,shared}/**/*.js', { cwd: dist }).filter(
    (file) => !existsSync(moduleOf(join(dist, file))),
  );
}

/** Reason why the trick does not suit the installed packages. */
export function faultOf(root: string, trick: Trick): string | undefined {
  const name: Package = trick === 'axios-parts' ? 'axios' : 'next';
  const version = versionOf(root, name);
  if (!version.startsWith(`${TESTED[name]}.`)) {
    return `${name} ${version} is installed, ${TESTED[name]} was tested`;
  }
  const looks: readonly Look[] = LOOKS[trick];
  const [file, text] = looks.find(([path, part]) => !read(root, path).includes(part)) ?? [];
  if (file !== undefined) return `${file} does not contain ${text}`;
  const [missing] = trick === 'next-modules' ? withoutModule(root) : [];
  return missing && `next/dist/esm/${missing} is missing`;
}

/** Every file that is looked at. */
export const LOOKED_AT: ReadonlySet<string> = new Set([
  ...['next/package.json', 'axios/package.json'],
  ...Object.values<readonly Look[]>(LOOKS).flatMap((looks) => looks.map(([file]) => file)),
]);
