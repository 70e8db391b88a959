import { createMemberReviewRepo } from '../modules/reviews/repo.ts';
import { createModerationRepo } from '../modules/reviews/moderation-repo.ts';
import { createApprovalHolds } from '../modules/conversations/approval-holds.ts';
import { createOfficeRepo } from '../modules/conversations/office-repo.ts';
import { createTellingRepo } from '../modules/conversations/telling-repo.ts';
import { createCardRepo } from '../modules/members/card-repo.ts';
import type { Tell } from '../core/signals.ts';
import type { Database } from '../db/client.ts';
import { createAddressRepo } from '../modules/addresses/repo.ts';
import { createCartRepo } from '../modules/cart/repo.ts';
import { createBannerRepo } from '../modules/banners/repo.ts';
import { createCampaignRepo } from '../modules/campaigns/repo.ts';
import { createAuditLog } from '../modules/staff/audit-repo.ts';
import { createBranchDaysRepo } from '../modules/branch-days/repo.ts';
import { createBranchRepo } from '../modules/branches/repo.ts';
import { createChangeLog } from '../db/change-log.ts';
import { createCatalogRepo } from '../modules/catalog/repo.ts';
import { createChallengeRepo } from '../modules/identity/challenge-repo.ts';
import { createCoinRepo } from '../modules/wallet/coin-repo.ts';
import { createConsentRepo } from '../modules/consents/repo.ts';
import { createPrivacyRepo } from '../modules/privacy/repo.ts';
import { createContactRepo } from '../modules/contact/repo.ts';
import { createECardRepo } from '../modules/e-cards/repo.ts';
import { createContentRepo } from '../modules/contents/repo.ts';
import { createCouponRepo } from '../modules/wallet/coupon-repo.ts';
import { createFlashQuota } from '../modules/offers/flash-quota.ts';
import { createGiftCardRepo } from '../modules/wallet/gift-card-repo.ts';
import { createGiftSaleRepo } from '../modules/gift-cards/repo.ts';
import { createIdempotencyRepo } from '../db/idempotency.ts';
import { createInvoiceRepo } from '../modules/invoices/repo.ts';
import { createMaintenanceRepo } from '../modules/maintenance/repo.ts';
import { createMemberRepo } from '../modules/identity/member-repo.ts';
import { createLiveEventRepo } from '../modules/events/repo.ts';
import { createNoticePreferenceRepo } from '../modules/notifications/preference-repo.ts';
import { createNotificationRepo } from '../modules/notifications/repo.ts';
import { createOfferRepo } from '../modules/offers/repo.ts';
import { createOfferSwitch } from '../modules/offers/switch-repo.ts';
import { createOrderRepo } from '../modules/orders/repo.ts';
import {
  createCreditNoteRepo,
  createOrderReturnRepo,
  createTaxInvoiceRepo,
} from '../modules/orders/papers-repo.ts';
import { createOutboxRepo } from '../db/outbox.ts';
import { createPaymentEventRepo } from '../modules/payments/event-repo.ts';
import { createPaymentRepo } from '../modules/payments/repo.ts';
import { createOrderMailRepo } from '../modules/orders/mail-repo.ts';
import { createParcelRepo } from '../modules/staff/parcel-repo.ts';
import { createPageRepo } from '../modules/pages/repo.ts';
import { createPharmacyRepo } from '../modules/pharmacy/repo.ts';
import { createPictureSubjects } from '../modules/catalog/pictures-repo.ts';
import { createPushTokenRepo } from '../modules/notifications/push-token-repo.ts';
import { createRateLimitRepo } from '../db/rate-limits.ts';
import { createProductSearch } from '../modules/search/repo.ts';
import { createRefundRepo } from '../modules/payments/refund-repo.ts';
import { createReturnDecisions } from '../modules/staff/return-repo.ts';
import { createReviewRepo } from '../modules/reviews/published-repo.ts';
import { createSessionRepo } from '../modules/identity/session-repo.ts';
import { createStaffOrderRepo } from '../modules/staff/repo.ts';
import { createStaffPaymentRepo } from '../modules/staff/payment-repo.ts';
import { createSubscriptionRepo } from '../modules/subscriptions/repo.ts';
import { createUploadRepo } from '../modules/uploads/repo.ts';
import { createStockRepo } from '../modules/stock/repo.ts';
import { createDeviceRepo } from '../modules/identity/device-repo.ts';
import { createVatAddressRepo } from '../modules/addresses/vat-repo.ts';
import { reposOf } from '../modules.ts';

export type Repos = ReturnType<typeof createRepos>;

/** How far back orders count against purchase limits, unless the configuration says otherwise. */
export const LIMIT_DAYS = 30;

/** Every repository over one connection or transaction. */
export function createRepos(db: Database, limitDays = LIMIT_DAYS, tell: Tell = () => undefined) {
  return {
    catalog: createCatalogRepo(db),
    search: createProductSearch(db),
    branches: createBranchRepo(db),
    branchDays: createBranchDaysRepo(db),
    banners: createBannerRepo(db),
    campaigns: createCampaignRepo(db),
    maintenance: createMaintenanceRepo(db),
    changes: createChangeLog(db),
    pictures: createPictureSubjects(db),
    sessions: createSessionRepo(db),
    members: createMemberRepo(db),
    challenges: createChallengeRepo(db),
    cards: createCardRepo(db),
    devices: createDeviceRepo(db),
    outbox: createOutboxRepo(db),
    rateLimits: createRateLimitRepo(db),
    idempotency: createIdempotencyRepo(db),
    carts: createCartRepo(db, limitDays),
    addresses: createAddressRepo(db),
    vatAddresses: createVatAddressRepo(db),
    offers: createOfferRepo(db),
    offerSwitch: createOfferSwitch(db),
    flashQuota: createFlashQuota(db),
    orders: createOrderRepo(db, tell),
    orderReturns: createOrderReturnRepo(db),
    taxInvoices: createTaxInvoiceRepo(db),
    creditNotes: createCreditNoteRepo(db),
    payments: createPaymentRepo(db, tell),
    paymentEvents: createPaymentEventRepo(db),
    refunds: createRefundRepo(db),
    stock: createStockRepo(db),
    coupons: createCouponRepo(db),
    approvals: createApprovalHolds(db),
    coins: createCoinRepo(db),
    giftCards: createGiftCardRepo(db),
    soldCards: createGiftSaleRepo(db),
    orderMail: createOrderMailRepo(db),
    invoices: createInvoiceRepo(db),
    parcels: createParcelRepo(db, tell),
    returnDecisions: createReturnDecisions(db),
    staffOrders: createStaffOrderRepo(db),
    staffPayments: createStaffPaymentRepo(db),
    audit: createAuditLog(db),
    liveEvents: createLiveEventRepo(db),
    notifications: createNotificationRepo(db, tell),
    noticePreferences: createNoticePreferenceRepo(db),
    consents: createConsentRepo(db),
    contactMessages: createContactRepo(db),
    contents: createContentRepo(db),
    eCards: createECardRepo(db),
    pages: createPageRepo(db),
    pharmacy: createPharmacyRepo(db),
    privacy: createPrivacyRepo(db),
    pushTokens: createPushTokenRepo(db),
    reviews: createReviewRepo(db),
    moderation: createModerationRepo(db),
    memberReviews: createMemberReviewRepo(db),
    subscriptions: createSubscriptionRepo(db),
    uploads: createUploadRepo(db),
    office: createOfficeRepo(db),
    telling: createTellingRepo(db),
    ...reposOf(db),
  };
}
