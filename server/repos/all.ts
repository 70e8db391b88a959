import { createMemberReviewRepo } from '../modules/reviews/repo.ts';
import { createModerationRepo } from '../modules/reviews/moderation-repo.ts';
import { createApprovalHolds } from '../modules/conversations/approval-holds.ts';
import { createOfficeRepo } from '../modules/conversations/office-repo.ts';
import { createTellingRepo } from '../modules/conversations/telling-repo.ts';
import { createCardRepo } from '../modules/members/card-repo.ts';
import type { Database } from '../db/client.ts';
import { createAddressRepo } from '../db/repos/addresses.ts';
import { createCartRepo } from '../db/repos/carts.ts';
import { createBannerRepo } from '../db/repos/banners.ts';
import { createCampaignRepo } from '../modules/campaigns/repo.ts';
import { createAuditLog } from '../db/repos/audit-log.ts';
import { createBranchRepo } from '../db/repos/branches.ts';
import { createChangeLog } from '../db/repos/change-log.ts';
import { createCatalogRepo } from '../db/repos/catalog.ts';
import { createChallengeRepo } from '../db/repos/challenges.ts';
import { createCoinRepo } from '../db/repos/coins.ts';
import { createConsentRepo } from '../db/repos/consents.ts';
import { createDeviceSessionRepo } from '../modules/devices/repo.ts';
import { createPrivacyRepo } from '../modules/privacy/repo.ts';
import { createContactRepo } from '../modules/contact/repo.ts';
import { createECardRepo } from '../modules/e-cards/repo.ts';
import { createContentRepo } from '../db/repos/contents.ts';
import { createCouponRepo } from '../db/repos/coupons.ts';
import { createFlashQuota } from '../db/repos/flash-quota.ts';
import { createGiftCardRepo } from '../db/repos/gift-cards.ts';
import { createGiftSaleRepo } from '../modules/gift-cards/repo.ts';
import { createIdempotencyRepo } from '../db/repos/idempotency.ts';
import { createInvoiceRepo } from '../db/repos/invoices.ts';
import { createMaintenanceRepo } from '../db/repos/maintenance.ts';
import { createMemberRepo } from '../db/repos/members.ts';
import { createNewsRepo } from '../db/repos/news.ts';
import { createNoticePreferenceRepo } from '../db/repos/notice-preferences.ts';
import { createNotificationRepo } from '../db/repos/notifications.ts';
import { createOfferRepo } from '../db/repos/offers.ts';
import { createOfferSwitch } from '../db/repos/offer-switch.ts';
import { createOrderRepo } from '../db/repos/orders.ts';
import {
  createCreditNoteRepo,
  createOrderReturnRepo,
  createTaxInvoiceRepo,
} from '../db/repos/order-papers.ts';
import { createOutboxRepo } from '../db/repos/outbox.ts';
import { createPaymentEventRepo } from '../db/repos/payment-events.ts';
import { createPaymentRepo } from '../db/repos/payments.ts';
import { createOrderMailRepo } from '../db/repos/order-mail.ts';
import { createParcelRepo } from '../db/repos/parcels.ts';
import { createPageRepo } from '../db/repos/pages.ts';
import { createPharmacyRepo } from '../db/repos/pharmacy.ts';
import { createPictureSubjects } from '../db/repos/pictures.ts';
import { createPushTokenRepo } from '../db/repos/push-tokens.ts';
import { createRateLimitRepo } from '../db/repos/rate-limits.ts';
import { createProductSearch } from '../db/repos/search.ts';
import { createRefundRepo } from '../db/repos/refunds.ts';
import { createReturnDecisions } from '../db/repos/return-decisions.ts';
import { createReviewRepo } from '../db/repos/reviews.ts';
import { createSessionRepo } from '../db/repos/sessions.ts';
import { createStaffOrderRepo } from '../db/repos/staff-orders.ts';
import { createStaffPaymentRepo } from '../db/repos/staff-payments.ts';
import { createSubscriptionRepo } from '../modules/subscriptions/repo.ts';
import { createUploadRepo } from '../modules/uploads/repo.ts';
import { createSurveyRepo } from '../modules/surveys/repo.ts';
import { createStockRepo } from '../db/repos/stock.ts';
import { createDeviceRepo } from '../db/repos/trusted-devices.ts';
import { createVatAddressRepo } from '../db/repos/vat-addresses.ts';
import { createStockAlertRepo, createWishRepo } from '../db/repos/wishes.ts';

export type Repos = ReturnType<typeof createRepos>;

/** How far back orders count against purchase limits, unless the configuration says otherwise. */
export const LIMIT_DAYS = 30;

/** Every repository over one connection or transaction. */
export function createRepos(db: Database, limitDays = LIMIT_DAYS) {
  return {
    catalog: createCatalogRepo(db),
    search: createProductSearch(db),
    branches: createBranchRepo(db),
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
    deviceSessions: createDeviceSessionRepo(db),
    outbox: createOutboxRepo(db),
    rateLimits: createRateLimitRepo(db),
    idempotency: createIdempotencyRepo(db),
    carts: createCartRepo(db, limitDays),
    addresses: createAddressRepo(db),
    vatAddresses: createVatAddressRepo(db),
    offers: createOfferRepo(db),
    offerSwitch: createOfferSwitch(db),
    flashQuota: createFlashQuota(db),
    orders: createOrderRepo(db),
    orderReturns: createOrderReturnRepo(db),
    taxInvoices: createTaxInvoiceRepo(db),
    creditNotes: createCreditNoteRepo(db),
    payments: createPaymentRepo(db),
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
    parcels: createParcelRepo(db),
    returnDecisions: createReturnDecisions(db),
    staffOrders: createStaffOrderRepo(db),
    staffPayments: createStaffPaymentRepo(db),
    audit: createAuditLog(db),
    news: createNewsRepo(db),
    notifications: createNotificationRepo(db),
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
    surveys: createSurveyRepo(db),
    uploads: createUploadRepo(db),
    stockAlerts: createStockAlertRepo(db),
    office: createOfficeRepo(db),
    telling: createTellingRepo(db),
    wishes: createWishRepo(db),
  };
}
