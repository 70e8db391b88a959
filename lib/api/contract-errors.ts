import { z } from 'zod';

/** Error codes of the service with their HTTP status (`docs/contract.md`, "Errors"). */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  FILE_SIZE: 413,
  FILE_TYPE: 422,
  VALIDATION: 422,
  RATE_LIMITED: 429,
  /** Changed since it was read; the client reads the new version first. */
  VERSION_STALE: 409,
  INTERNAL: 500,
  UNAVAILABLE: 503,

  /** The sign-in shows its second factor first; `again` where it did, but too long ago for this call. */
  SECOND_FACTOR_REQUIRED: 403,
  SECOND_FACTOR_WRONG: 422,
  SECOND_FACTOR_KEPT: 409,
  GRANT_EXCEEDED: 403,
  LAST_ADMIN: 409,
  ROLE_IN_USE: 409,
  ALREADY_HERE: 409,

  INVALID_PHONE: 422,
  OTP_RATE_LIMIT: 429,
  OTP_WRONG: 422,
  OTP_EXPIRED: 422,
  OTP_LOCKED: 422,
  OTP_REQUIRED: 422,
  BOT_SUSPECTED: 422,
  LINK_EXPIRED: 422,

  INVALID_PARAMETER: 422,
  OUT_OF_STOCK: 409,
  PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED: 422,
  APPROVAL_REQUIRED: 422,
  APPROVAL_EXPIRED: 409,
  APPROVAL_USED: 409,
  APPROVAL_WITHDRAWN: 409,
  APPROVAL_RECHECK: 409,
  APPROVAL_HANDED_OVER: 409,
  FOLLOW_UP_OVER: 409,
  PRESCRIPTION_DECIDED: 409,
  PRESCRIPTION_UNDECIDED: 409,
  PRESCRIPTION_EMPTY: 409,
  /** Medicines approved by a pharmacist are handed over at a branch. */
  PICKUP_ONLY: 422,
  /** All of the cart is picked up, or nothing needs to be. */
  NOTHING_TO_SPLIT: 422,
  PHARMACIST_ONLY: 403,
  LICENCE_MISSING: 403,
  CART_VERSION: 409,
  CART_CHANGED: 409,
  FLASH_SALE_EXPIRED: 409,
  CART_EMPTY: 422,

  ADDRESS_HIERARCHY: 422,
  ZIPCODE_MISMATCH: 422,
  ADDRESS_LIMIT: 422,

  CONSENT_INVALID_EMAIL: 422,
  CONSENT_NOT_ASKED: 409,

  WISHLIST_FULL: 422,
  ALREADY_IN_STOCK: 409,

  FIELD_LOCKED: 422,

  ID_CHECKSUM: 422,
  PASSPORT_EXPIRED: 422,
  /** These block the erasure of the account while pending. */
  OPEN_ORDERS: 409,
  CONVERSATION_GOES_ON: 409,
  /** The phone number already has a registration. */
  PHONE_TAKEN: 409,
  ID_TAKEN: 409,
  CONSENT_REQUIRED: 422,
  CARD_NOT_FOUND: 422,
  CARD_LINKED: 409,

  /** No pharmacist is on duty; `opens_at` is the next opening. */
  OUT_OF_HOURS: 422,
  OPEN_CONVERSATION: 409,
  RED_FLAG: 422,
  CONVERSATION_CLOSED: 409,
  /** Health data needs the consent letter first. */
  HEALTH_CONSENT_REQUIRED: 403,
  /** The medicine conflicts with the patient's known data, listed in `conflicts`. */
  CONFLICT_UNACKNOWLEDGED: 409,
  QUEUE_EMPTY: 409,
  DESK_FULL: 409,
  /** The family profile has reached its limit, `max`. */
  FAMILY_FULL: 409,
  /** One of the same condition waits already; `id`. */
  CASE_OPEN: 409,
  /** Decided by another pharmacist, or the order is cancelled. */
  CASE_DECIDED: 409,
  OFF_DUTY: 409,
  /** The colleague has left the desk, or is at the conversation limit. */
  COLLEAGUE_AWAY: 409,
  /** Voice and video are off, or no pharmacist has the conversation yet. */
  VIDEO_CALL_OFF: 409,
  /** A call rings or is running in the conversation, perhaps in another window; `id`. */
  VIDEO_CALL_GOES_ON: 409,
  VIDEO_CALL_OVER: 409,
  NOT_YOURS: 403,
  NOT_DELIVERED: 422,
  ALREADY_REVIEWED: 409,
  MEDICINE_REVIEW_BLOCKED: 422,
  OWN_REVIEW: 422,
  SURVEY_CLOSED: 409,
  SURVEY_ANSWERED: 409,
  ANSWER_REQUIRED: 422,

  TAX_ID_CHECKSUM: 422,
  BRANCH_NO_FORMAT: 422,

  COUPON_INVALID: 422,
  COUPON_USED: 422,
  COUPON_EXPIRED: 422,
  COUPON_MIN_SPEND: 422,
  COUPON_NOT_COMBINABLE: 422,
  COUPON_FULL: 409,
  ALREADY_COLLECTED: 409,
  NOT_ELIGIBLE: 422,
  COINS_REQUIRED: 422,
  COINS_NOT_DIVISIBLE_BY_5: 422,
  COINS_NOT_ENOUGH: 422,
  GIFT_CARD_INVALID: 422,
  /** Partly spent, so its order can no longer be cancelled. */
  GIFT_CARD_USED: 409,
  DAILY_LIMIT: 422,
  CAMPAIGN_ENDED: 409,
  ALREADY_JOINED: 409,
  MESSAGE_TOO_LONG: 422,

  DELIVERY_REQUIRED: 422,
  PROMO_GROUP_INCOMPLETE: 422,
  COD_NOT_ALLOWED: 422,
  /** The member has reached the limit of unpaid orders. */
  ORDER_LIMIT: 422,
  BRANCH_NOT_AVAILABLE: 422,
  CREATE_ORDER_ERROR: 422,
  ORDER_STATE: 409,
  CANCEL_WINDOW_PASSED: 409,
  ALREADY_CANCELLED: 409,
  RETURN_NOT_ALLOWED: 422,
  PICKUP_CODE_WRONG: 422,
  INVOICE_ISSUED: 409,
  INVOICE_NOT_ALLOWED: 422,

  ORDER_EXPIRED: 409,
  ALREADY_PAID: 409,
  PAYMENT_IN_PROGRESS: 409,
  PAYMENT_METHOD_UNAVAILABLE: 422,
  PAYMENT_AMOUNT_OUT_OF_RANGE: 422,
  PAYMENT_PROVIDER_ERROR: 502,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  REQUEST_IN_PROGRESS: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** One message per field in the request's language; keys are dotted paths of the body. */
export const fieldErrorsSchema = z.record(z.string(), z.string());

export const apiErrorSchema = z
  .object({
    message: z.string(),
    code: z.enum(ERROR_CODES),
    status: z.number().int(),
    fields: fieldErrorsSchema.optional(),
    data: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Error' });

export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
