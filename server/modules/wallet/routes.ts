import { createRoute, z } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  coinsQuerySchema,
  coinsSchema,
  couponListSchema,
  couponSchema,
  giftCardBalanceRequestSchema,
  giftCardBalanceSchema,
  memberCouponListSchema,
  memberCouponQuerySchema,
  memberCouponSchema,
  redeemedSchema,
  redeemHistoryQuerySchema,
  redeemHistorySchema,
  redeemOptionsSchema,
  redeemSchema,
} from '../../../lib/wallet/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import {
  toCoins,
  toCoupon,
  toGiftCardBalance,
  toMemberCoupon,
  toRedeemed,
  toRedemption,
  toRedeemOptions,
} from './mapper.ts';
import { guestCache, neverCache } from '../../http/middleware/cache.ts';
import { idempotent } from '../../http/middleware/idempotency.ts';
import { optionalMember, requireMember } from '../../http/middleware/require-member.ts';
import { limitByAddress } from '../../http/middleware/rate-limit.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { IdempotencyStore } from '../../core/idempotency.ts';
import type { Clock } from '../../core/ports.ts';
import type { RateLimiter } from '../../core/rate-limiter.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { WalletUseCases } from './use-cases.ts';

/** High limit, against bots only: mobile networks share addresses among many homes. */
const GIFT_CARD_CHECKS = { limit: 60, windowSeconds: 600 };

interface Parts {
  readonly identity: IdentityUseCases;
  readonly wallet: WalletUseCases;
  readonly clock: Clock;
  readonly idempotency: IdempotencyStore;
  readonly rateLimits: RateLimiter;
}

/** Coupons, coins and gift cards (`docs/product/account.md`, "Coupons"). */
export function walletRoutes(app: ApiApp, parts: Parts): void {
  offeredCouponRoutes(app, parts);
  memberCouponRoutes(app, parts);
  coinRoutes(app, parts);
  redeemRoutes(app, parts);
  giftCardRoutes(app, parts);
}

function offeredCouponRoutes(app: ApiApp, { identity, wallet }: Parts): void {
  const common = {
    method: 'get' as const,
    tags: ['Coupons'],
    middleware: guestCache(60),
  };

  app.openapi(
    createRoute({
      ...common,
      path: '/coupons',
      request: { query: localeQuerySchema },
      responses: answers(couponListSchema, 422),
    }),
    async (c) => {
      const member = await optionalMember(c, identity);
      const offers = await wallet.offers.list(member?.id);
      return c.json(
        { entities: offers.map((row) => toCoupon(row, c.req.valid('query').locale)) },
        200,
      );
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/coupons/{id}',
      request: { params: idParamSchema, query: localeQuerySchema },
      responses: answers(couponSchema, 404, 422),
    }),
    async (c) => {
      const member = await optionalMember(c, identity);
      const offer = found(await wallet.offers.find(c.req.valid('param').id, member?.id));
      return c.json(toCoupon(offer, c.req.valid('query').locale), 200);
    },
  );
}

function memberCouponRoutes(app: ApiApp, { identity, wallet, clock }: Parts): void {
  const common = { tags: ['Coupons'], middleware: requireMember(identity) };

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/coupons/{id}/collect',
      request: { params: idParamSchema, query: localeQuerySchema },
      responses: created(memberCouponSchema, 401, 404, 409, 422),
    }),
    async (c) => {
      const collected = await wallet.collect(c.get('member').id, c.req.valid('param').id);
      return c.json(toMemberCoupon(found(unwrap(collected)), c.get('locale')), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/coupons',
      request: { query: localeQuerySchema.extend(memberCouponQuerySchema.shape) },
      responses: answers(memberCouponListSchema, 401, 422),
    }),
    async (c) => {
      const { status, id, before, per_page: limit, offered } = c.req.valid('query');
      const which = { status, id, before, limit, isOffered: offered };
      const rows = await wallet.coupons.list(c.get('member').id, which, clock.now());
      return c.json({ entities: rows.map((row) => toMemberCoupon(row, c.get('locale'))) }, 200);
    },
  );
}

function coinRoutes(app: ApiApp, { identity, wallet, clock }: Parts): void {
  const common = { tags: ['Coins'], middleware: requireMember(identity) };
  const request = { query: localeQuerySchema };

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/coins',
      request: { query: localeQuerySchema.extend(coinsQuerySchema.shape) },
      responses: answers(coinsSchema, 401, 422),
    }),
    async (c) => {
      const { before, per_page: limit } = c.req.valid('query');
      const after = { before, limit };
      const account = await wallet.coins.account(c.get('member').id, clock.now(), after);
      return c.json(toCoins(account), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/redeem/options',
      request,
      responses: answers(redeemOptionsSchema, 401, 422),
    }),
    async (c) => {
      const coins = await wallet.coins.balance(c.get('member').id, clock.now());
      return c.json(toRedeemOptions(coins), 200);
    },
  );
}

function redeemRoutes(app: ApiApp, parts: Parts): void {
  const { identity, wallet, clock } = parts;
  const member = requireMember(identity);
  const tags = ['Coins'];

  app.openapi(
    createRoute({
      tags,
      method: 'post',
      path: '/me/redeem',
      middleware: [member, idempotent(parts)] as const,
      request: {
        query: localeQuerySchema,
        headers: z.object({ 'idempotency-key': z.string().max(255) }),
        body: jsonBody(redeemSchema),
      },
      responses: created(redeemedSchema, 400, 401, 409, 422),
    }),
    async (c) => {
      const { coins } = c.req.valid('json');
      const idempotencyKey = c.get('idempotencyKey');
      const redeemed = await wallet.redeem(c.get('member').id, { coins, idempotencyKey });
      return c.json(toRedeemed(unwrap(redeemed), c.get('locale')), 201);
    },
  );

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/me/redeem/history',
      middleware: [member] as const,
      request: { query: localeQuerySchema.extend(redeemHistoryQuerySchema.shape) },
      responses: answers(redeemHistorySchema, 401, 422),
    }),
    async (c) => {
      const { page, per_page } = c.req.valid('query');
      const slice = { limit: per_page, offset: (page - 1) * per_page };
      const { id } = c.get('member');
      const { rows, total } = await wallet.coupons.redemptions(id, slice, clock.now());
      return c.json({ entities: rows.map(toRedemption), page, per_page, total }, 200);
    },
  );
}

function giftCardRoutes(app: ApiApp, parts: Parts): void {
  const limited = limitByAddress(parts, 'gift-card', GIFT_CARD_CHECKS);

  app.openapi(
    createRoute({
      method: 'post',
      path: '/gift-cards/balance',
      tags: ['Gift cards'],
      description: 'For guests too; who is signed in gets a pass that is good for them alone.',
      middleware: [neverCache, limited] as const,
      request: { query: localeQuerySchema, body: jsonBody(giftCardBalanceRequestSchema) },
      responses: answers(giftCardBalanceSchema, 400, 422, 429),
    }),
    async (c) => {
      const member = await optionalMember(c, parts.identity);
      const card = { ...c.req.valid('json'), memberId: member?.id ?? null };
      return c.json(toGiftCardBalance(unwrap(await parts.wallet.checkGiftCard(card))), 200);
    },
  );
}
