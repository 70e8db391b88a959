export const DELIVERY_METHODS = ['home', 'pickup'] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** `split`: approved medicines are picked up, other goods delivered, as two orders of one checkout. */
export const DELIVERY_CHOICES = [...DELIVERY_METHODS, 'split'] as const;

export type DeliveryChoice = (typeof DELIVERY_CHOICES)[number];

/** Methods of a payment provider; cash is paid to the courier. */
export const ONLINE_METHODS = ['kbank_card', 'truemoney', 'qr'] as const;

export type OnlineMethod = (typeof ONLINE_METHODS)[number];

export const PAYMENT_METHODS = [...ONLINE_METHODS, 'cod'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
