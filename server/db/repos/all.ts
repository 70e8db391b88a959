import { createMemberReviewRepo } from '../../modules/reviews/repo.ts';
import { createModerationRepo } from '../../modules/reviews/moderation-repo.ts';
import { createApprovalHolds } from '../../modules/conversations/approval-holds.ts';
import { createOfficeRepo } from '../../modules/conversations/office-repo.ts';
import { createTellingRepo } from '../../modules/conversations/telling-repo.ts';
import { createCardRepo } from '../../modules/members/card-repo.ts';
import type { Database } from '../client.ts';
import { createAddressRepo } from './addresses.ts';
import { createCartRepo } from './carts.ts';
import { createBannerRepo } from './banners.ts';
import { createCampaignRepo } from '../../modules/campaigns/repo.ts';
import { createAuditLog } from './audit-log.ts';
import { createBranchRepo } from './branches.ts';
import { createChangeLog } from './change-log.ts';
import { createCatalogRepo } from './catalog.ts';
import { createChallengeRepo } from './challenges.ts';
import { createCoinRepo } from './coins.ts';
import { createConsentRepo } from './consents.ts';
import { createDeviceSessionRepo } from '../../modules/devices/repo.ts';
import { createPrivacyRepo } from '../../modules/privacy/repo.ts';
import { createContactRepo } from '../../modules/contact/repo.ts';
import { createECardRepo } from '../../modules/e-cards/repo.ts';
import { createContentRepo } from './contents.ts';
import { createCouponRepo } from './coupons.ts';
import { createFlashQuota } from './flash-quota.ts';
import { createGiftCardRepo } from './gift-cards.ts';
import { createGiftSaleRepo } from '../../modules/gift-cards/repo.ts';
import { createIdempotencyRepo } from './idempotency.ts';
import { createInvoiceRepo } from './invoices.ts';
import { createMaintenanceRepo } from './maintenance.ts';
import { createMemberRepo } from './members.ts';
import { createNewsRepo } from './news.ts';
import { createNoticePreferenceRepo } from './notice-preferences.ts';
import { createNotificationRepo } from './notifications.ts';
import { createOfferRepo } from './offers.ts';
import { createOfferSwitch } from './offer-switch.ts';
import { createOrderRepo } from './orders.ts';
import {
  createCreditNoteRepo,
  createOrderReturnRepo,
  createTaxInvoiceRepo,
} from './order-papers.ts';
import { createOutboxRepo } from './outbox.ts';
import { createPaymentEventRepo } from './payment-events.ts';
import { createPaymentRepo } from './payments.ts';
import { createOrderMailRepo } from './order-mail.ts';
import { createParcelRepo } from './parcels.ts';
import { createPageRepo } from './pages.ts';
import { createPharmacyRepo } from './pharmacy.ts';
import { createPictureSubjects } from './pictures.ts';
import { createPushTokenRepo } from './push-tokens.ts';
import { createRateLimitRepo } from './rate-limits.ts';
import { createProductSearch } from './search.ts';
import { createRefundRepo } from './refunds.ts';
import { createReturnDecisions } from './return-decisions.ts';
import { createReviewRepo } from './reviews.ts';
import { createSessionRepo } from './sessions.ts';
import { createStaffOrderRepo } from './staff-orders.ts';
import { createStaffPaymentRepo } from './staff-payments.ts';
import { createSubscriptionRepo } from '../../modules/subscriptions/repo.ts';
import { createUploadRepo } from '../../modules/uploads/repo.ts';
import { createSurveyRepo } from '../../modules/surveys/repo.ts';
import { createStockRepo } from './stock.ts';
import { createDeviceRepo } from './trusted-devices.ts';
import { createVatAddressRepo } from './vat-addresses.ts';
import { createStockAlertRepo, createWishRepo } from './wishes.ts';

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
