import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import type { ApiApp, HttpEnv } from './context.ts';
import { ApiError, invalid, onError } from './errors.ts';
import { databaseWatch } from './middleware/database-watch.ts';
import { maintenanceGate } from './middleware/maintenance-gate.ts';
import { requestContext } from './middleware/request-context.ts';
import { documentationRoutes } from './openapi.ts';
import { branchRoutes } from './routes/branches.ts';
import { adminRoutes } from './routes/admin.ts';
import { addressRoutes } from './routes/addresses.ts';
import { bannerRoutes } from './routes/banners.ts';
import { brandRoutes } from './routes/brands.ts';
import { callCodeRoutes } from './routes/call-codes.ts';
import { cartRoutes } from './routes/cart.ts';
import { categoryRoutes } from './routes/categories.ts';
import { consentRoutes } from './routes/consents.ts';
import { contentRoutes } from './routes/contents.ts';
import { pageRoutes } from './routes/pages.ts';
import { hostedFormRoutes } from './routes/hosted-form.ts';
import { eventRoutes } from './routes/events.ts';
import { geoRoutes } from './routes/geo.ts';
import { guestRoutes } from './routes/guest.ts';
import { invoiceRoutes } from './routes/invoices.ts';
import { maintenanceRoutes } from './routes/maintenance.ts';
import { meRoutes } from './routes/me.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { offerRoutes } from './routes/offers.ts';
import { orderActionRoutes } from './routes/order-actions.ts';
import { orderRoutes } from './routes/orders.ts';
import { paymentRoutes } from './routes/payments.ts';
import { pharmacyRoutes } from './routes/pharmacy.ts';
import { productRoutes } from './routes/products.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { vatAddressRoutes } from './routes/vat-addresses.ts';
import { walletRoutes } from './routes/wallet.ts';
import { wishRoutes } from './routes/wishes.ts';
import { pharmacyDeskRoutes } from '../modules/conversations/desk-routes.ts';
import { openingAlertRoutes } from '../modules/conversations/alert-routes.ts';
import { handOverRoutes } from '../modules/conversations/hand-over-routes.ts';
import { conversationRoutes } from '../modules/conversations/routes.ts';
import { privacyRoutes } from '../modules/privacy/routes.ts';
import { deviceRoutes } from '../modules/devices/routes.ts';
import { eCardRoutes } from '../modules/e-cards/routes.ts';
import { giftCardRoutes } from '../modules/gift-cards/routes.ts';
import { contactRoutes } from '../modules/contact/routes.ts';
import { memberRoutes } from '../modules/members/routes.ts';
import { reviewModerationRoutes } from '../modules/reviews/moderation-routes.ts';
import { memberReviewRoutes } from '../modules/reviews/routes.ts';
import { subscriptionRoutes } from '../modules/subscriptions/routes.ts';
import { surveyRoutes } from '../modules/surveys/routes.ts';
import type { UseCases } from './use-cases.ts';

/** The REST service under `/api/v1` (`docs/contract.md`). */
export function createApp(useCases: UseCases, log: Logger): ApiApp {
  const root = new OpenAPIHono<HttpEnv>({
    defaultHook: (result, c) => {
      if (!result.success) return invalid(c, result.target, result.error.issues);
      return undefined;
    },
  });
  root.use(requestContext);
  root.use(databaseWatch(useCases.watch));
  root.use(maintenanceGate(useCases.maintenance, useCases.identity));
  const app: ApiApp = root.basePath('/api/v1');
  app.onError(onError(log));
  app.notFound(() => {
    throw new ApiError({ code: 'NOT_FOUND' });
  });

  maintenanceRoutes(app, useCases);
  categoryRoutes(app, useCases);
  brandRoutes(app, useCases);
  productRoutes(app, useCases);
  reviewRoutes(app, useCases);
  offerRoutes(app, useCases);
  bannerRoutes(app, useCases);
  geoRoutes(app, useCases);
  branchRoutes(app, useCases);
  guestRoutes(app, useCases);
  meRoutes(app, useCases);
  memberRoutes(app, useCases);
  memberReviewRoutes(app, useCases);
  surveyRoutes(app, useCases);
  cartRoutes(app, useCases);
  addressRoutes(app, useCases);
  vatAddressRoutes(app, useCases);
  walletRoutes(app, useCases);
  orderRoutes(app, useCases);
  giftCardRoutes(app, useCases);
  eCardRoutes(app, useCases);
  orderActionRoutes(app, useCases);
  paymentRoutes(app, useCases);
  hostedFormRoutes(app, useCases);
  invoiceRoutes(app, useCases);
  notificationRoutes(app, useCases);
  eventRoutes(app, useCases);
  wishRoutes(app, useCases);
  consentRoutes(app, useCases);
  conversationRoutes(app, useCases);
  openingAlertRoutes(app, useCases);
  contentRoutes(app, useCases);
  pageRoutes(app, useCases);
  contactRoutes(app, useCases);
  deviceRoutes(app, useCases);
  privacyRoutes(app, useCases);
  subscriptionRoutes(app, useCases);
  pharmacyRoutes(app, useCases);

  const admin: ApiApp = root.basePath('/api/admin/v1');
  adminRoutes(admin, useCases);
  callCodeRoutes(admin, useCases);
  pharmacyDeskRoutes(admin, useCases);
  handOverRoutes(admin, useCases);
  reviewModerationRoutes(admin, useCases);

  documentationRoutes(app, [admin]);
  return app;
}
