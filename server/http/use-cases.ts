import type { createFindBranches, createGetBranch } from '../domain/branches/find-branches.ts';
import type { ListProducts } from '../domain/catalog/list-products.ts';
import type { CatalogRepo } from '../domain/catalog/ports.ts';
import type { GeoDirectory } from '../domain/geo/ports.ts';
import type { Authenticate } from '../domain/identity/authenticate.ts';
import type { createLoginWithOtp } from '../domain/identity/login-with-otp.ts';
import type { createLoginWithoutOtp } from '../domain/identity/login-without-otp.ts';
import type { createRefreshSession } from '../domain/identity/refresh-session.ts';
import type { createRequestOtp } from '../domain/identity/request-otp.ts';
import type { IdempotencyStore } from '../domain/kernel/idempotency.ts';
import type { Clock } from '../domain/kernel/ports.ts';
import type { RateLimiter } from '../domain/kernel/rate-limiter.ts';
import type { Site } from './site.ts';

/** Everything the routes call; `compose.ts` builds it. */
export interface UseCases {
  readonly catalog: Omit<CatalogRepo, 'products'>;
  readonly listProducts: ListProducts;
  readonly geo: GeoDirectory;
  readonly findBranches: ReturnType<typeof createFindBranches>;
  readonly getBranch: ReturnType<typeof createGetBranch>;
  readonly identity: {
    readonly authenticate: Authenticate;
    readonly requestOtp: ReturnType<typeof createRequestOtp>;
    readonly loginWithOtp: ReturnType<typeof createLoginWithOtp>;
    readonly loginWithoutOtp: ReturnType<typeof createLoginWithoutOtp>;
    readonly refresh: ReturnType<typeof createRefreshSession>;
    /** The access token is dead at once. */
    readonly logout: (sessionId: string) => Promise<void>;
  };
  readonly site: Site;
  readonly clock: Clock;
  readonly rateLimits: RateLimiter;
  readonly idempotency: IdempotencyStore;
}
