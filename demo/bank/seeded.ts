const PREFIX = 'seed-';

/** Id of the payment of a seeded demo order, paid before the sandbox bank opened. */
export function seededPaymentId(orderId: string): string {
  return PREFIX + orderId;
}

/** The order of a seeded payment; undefined for others. */
export function seededOrderId(paymentId: string): string | undefined {
  return paymentId.startsWith(PREFIX) ? paymentId.slice(PREFIX.length) : undefined;
}
