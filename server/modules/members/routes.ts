import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema, pageQuerySchema } from '../../../lib/api/contract.ts';
import { userSchema } from '../../../lib/identity/contract.ts';
import {
  cardLinkSchema,
  linkedCardSchema,
  membershipSchema,
  profilePatchSchema,
  purchasesSchema,
  registrationSchema,
} from '../../../lib/members/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { toUser } from '../identity/mapper.ts';
import { toProductCard } from '../catalog/product-mapper.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { CatalogReads } from '../catalog/ports.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { MemberUseCases } from './ports.ts';
import type { WalletUseCases } from '../wallet/use-cases.ts';
import { toCardLink, toMembership, toProfileChanges, toRegistration } from './mapper.ts';

/** Members' profiles and loyalty (`docs/product/account.md`, "Profile"). */
export function memberRoutes(
  app: ApiApp,
  parts: {
    readonly identity: IdentityUseCases;
    readonly members: MemberUseCases;
    readonly wallet: WalletUseCases;
    readonly catalog: CatalogReads;
    readonly clock: Clock;
  },
): void {
  const { identity, members, wallet, catalog, clock } = parts;
  const common = { tags: ['Members'], middleware: requireMember(identity) };

  app.openapi(
    createRoute({
      ...common,
      method: 'patch',
      path: '/me/profile',
      request: { query: localeQuerySchema, body: jsonBody(profilePatchSchema) },
      responses: answers(userSchema, 400, 401, 422),
    }),
    async (c) => {
      const changes = toProfileChanges(c.req.valid('json'));
      const member = unwrap(await members.changeProfile(c.get('member'), changes));
      return c.json(toUser(member, await wallet.expiringSoon(member.id)), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/register',
      request: { query: localeQuerySchema, body: jsonBody(registrationSchema) },
      responses: answers(userSchema, 400, 401, 409, 422, 429),
    }),
    async (c) => {
      const sent = toRegistration(c.req.valid('json'));
      const member = unwrap(await members.register(c.get('member'), sent));
      return c.json(toUser(member, await wallet.expiringSoon(member.id)), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/member-card/link',
      request: { query: localeQuerySchema, body: jsonBody(cardLinkSchema) },
      responses: answers(linkedCardSchema, 400, 401, 409, 422),
    }),
    async (c) => {
      const sent = c.req.valid('json');
      const { id } = c.get('member');
      const proof = { challengeId: sent.otp_id, phone: sent.phone_number, code: sent.code };
      const code = unwrap(await members.linkCard(id, toCardLink(sent), proof));
      const { tier } = await members.membership(id);
      return c.json({ member_code: code, tier }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/membership',
      request: { query: localeQuerySchema },
      responses: answers(membershipSchema, 401, 422),
    }),
    async (c) => c.json(toMembership(await members.membership(c.get('member').id)), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/purchases',
      request: { query: localeQuerySchema.extend(pageQuerySchema.shape) },
      responses: answers(purchasesSchema, 401, 422),
    }),
    async (c) => {
      const { page, per_page, locale } = c.req.valid('query');
      const slice = { limit: per_page, offset: (page - 1) * per_page };
      const { ids, total } = await members.bought(c.get('member').id, slice);
      const rows = await catalog.productsById([...ids], clock.now());
      const entities = rows.map((row) => toProductCard(row, locale));
      return c.json({ entities, page, per_page, total }, 200);
    },
  );
}
