import 'server-only';
import { cachedRead } from '../api/server';
import { getCoupon, getCoupons } from './calls';

/** No tags: offers start and end by the clock, and the remaining number changes with each collection. */
export const readCoupons = cachedRead('coupons', getCoupons, () => []);

export const readCoupon = cachedRead('coupon', getCoupon, () => []);
