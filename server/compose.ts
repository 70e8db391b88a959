import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './db/client.ts';
import { createRepos } from './db/repos/all.ts';
import { createAuthenticate } from './domain/identity/authenticate.ts';
import type { Clock, Hasher, Ids } from './domain/kernel/ports.ts';
import { createApp } from './http/app.ts';
import type { UseCases } from './http/use-cases.ts';
import { createGeoDirectory } from './providers/geo/directory.ts';
import { createHasher, randomIds, systemClock } from './world.ts';

/** The shop service as the process sees it. */
export interface Service {
  fetch(request: Request): Promise<Response>;
  /** Whether the database answers. */
  ready(): Promise<boolean>;
  maintenance(): Promise<boolean>;
  /** Tells which cache tags changed in the database, whoever changed them. */
  onChange(listener: (tags: readonly string[]) => void): void;
  close(): Promise<void>;
}

/** What the rules stand on; tests bring their own clock. */
export interface World {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hasher: Hasher;
}

export function composeUseCases(world: World): UseCases {
  const repos = createRepos(world.database.db);
  return {
    catalog: repos.catalog,
    geo: createGeoDirectory(),
    identity: { authenticate: createAuthenticate({ ...world, sessions: repos.sessions }) },
  };
}

export async function composeService(config: Config, log: Logger): Promise<Service> {
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
  );
  const useCases = composeUseCases({
    database,
    clock: systemClock,
    ids: randomIds,
    hasher: createHasher(config.appSecret),
  });
  const app = createApp(useCases, log);
  return {
    fetch: async (request) => app.fetch(request),
    ready: () => database.ping(2_000),
    maintenance: async () => false,
    onChange: () => undefined,
    close: () => database.close(),
  };
}
