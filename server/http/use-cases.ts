import type { createFindBranches, createGetBranch } from '../domain/branches/find-branches.ts';
import type { ListProducts } from '../domain/catalog/list-products.ts';
import type { ChooseDefault } from '../domain/addresses/choose-default.ts';
import type { CreateAddress } from '../domain/addresses/create-address.ts';
import type { ListAddresses } from '../domain/addresses/list-addresses.ts';
import type { RemoveAddress } from '../domain/addresses/remove-address.ts';
import type { UpdateAddress } from '../domain/addresses/update-address.ts';
import type { AddItem } from '../domain/cart/add-item.ts';
import type { ChangeItem } from '../domain/cart/change-item.ts';
import type { ClearCart } from '../domain/cart/clear-cart.ts';
import type { GetCart } from '../domain/cart/get-cart.ts';
import type { QuoteCart } from '../domain/cart/quote-cart.ts';
import type { AcceptConsent } from '../domain/consents/accept-consent.ts';
import type { AvailableConsent } from '../domain/consents/available-consent.ts';
import type { DeclineConsent } from '../domain/consents/decline-consent.ts';
import type { ConsentRepo } from '../domain/consents/ports.ts';
import type { ConversationRepo } from '../domain/conversations/ports.ts';
import type { CatalogRepo } from '../domain/catalog/ports.ts';
import type { GeoDirectory } from '../domain/geo/ports.ts';
import type { Authenticate } from '../domain/identity/authenticate.ts';
import type { createLoginWithOtp } from '../domain/identity/login-with-otp.ts';
import type { createLoginWithoutOtp } from '../domain/identity/login-without-otp.ts';
import type { Logout } from '../domain/identity/logout.ts';
import type { PushToken } from '../domain/identity/ports.ts';
import type { createRefreshSession } from '../domain/identity/refresh-session.ts';
import type { createRequestOtp } from '../domain/identity/request-otp.ts';
import type { IdempotencyStore } from '../domain/kernel/idempotency.ts';
import type { Clock } from '../domain/kernel/ports.ts';
import type { RateLimiter } from '../domain/kernel/rate-limiter.ts';
import type { NotificationRepo } from '../domain/notifications/ports.ts';
import type { PlaceOrder } from '../domain/orders/place-order.ts';
import type { OrderRepo } from '../domain/orders/ports.ts';
import type { MaintenanceState } from '../domain/maintenance/ports.ts';
import type { Site } from './site.ts';

/** Everything the routes call; `compose.ts` builds it. */
export interface UseCases {
  readonly catalog: Omit<CatalogRepo, 'products'>;
  readonly listProducts: ListProducts;
  readonly geo: GeoDirectory;
  readonly maintenance: () => Promise<MaintenanceState>;
  readonly findBranches: ReturnType<typeof createFindBranches>;
  readonly getBranch: ReturnType<typeof createGetBranch>;
  readonly identity: {
    readonly authenticate: Authenticate;
    readonly requestOtp: ReturnType<typeof createRequestOtp>;
    readonly loginWithOtp: ReturnType<typeof createLoginWithOtp>;
    readonly loginWithoutOtp: ReturnType<typeof createLoginWithoutOtp>;
    readonly refresh: ReturnType<typeof createRefreshSession>;
    readonly logout: Logout;
    readonly savePushToken: (token: PushToken) => Promise<void>;
  };
  readonly cart: {
    readonly get: GetCart;
    readonly add: AddItem;
    readonly change: ChangeItem;
    readonly clear: ClearCart;
    readonly quote: QuoteCart;
  };
  readonly addresses: {
    readonly list: ListAddresses;
    readonly create: CreateAddress;
    readonly update: UpdateAddress;
    readonly remove: RemoveAddress;
    readonly chooseDefault: ChooseDefault;
  };
  readonly orders: { readonly place: PlaceOrder } & Pick<OrderRepo, 'find' | 'list'>;
  readonly consents: Pick<ConsentRepo, 'list'> & {
    readonly available: AvailableConsent;
    readonly accept: AcceptConsent;
    readonly decline: DeclineConsent;
  };
  readonly conversations: ConversationRepo;
  readonly notifications: Pick<NotificationRepo, 'page' | 'markRead' | 'markAllRead'>;
  readonly site: Site;
  readonly clock: Clock;
  readonly rateLimits: RateLimiter;
  readonly idempotency: IdempotencyStore;
}
