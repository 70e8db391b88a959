const PREFIX = 'seed-';

/** Names the payment of a demo order that was paid before the sandbox bank opened. */
export function seededPaymentId(orderId: string): string {
  return PREFIX + orderId;
}

/** The order of such a payment; undefined of others. */
export function seededOrderId(paymentId: string): string | undefined {
  return paymentId.startsWith(PREFIX) ? paymentId.slice(PREFIX.length) : undefined;
}
