import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { conversationParamSchema } from '../../../lib/conversations/contract.ts';
import {
  newReferralSchema,
  ownReferralListSchema,
  referralListSchema,
  referralParamSchema,
  referralSchema,
} from '../../../lib/referrals/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody, pdfAnswer } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { toOwnReferral, toReferral } from './mapper.ts';
import type { ReferralUseCases } from './ports.ts';
import { referralNumber } from './rules/referral-number.ts';

interface Parts {
  readonly identity: IdentityUseCases;
  readonly referrals: ReferralUseCases;
}

/** The letters of a member's own conversations (`docs/product/consultation.md`, "Referral letters"). */
export function referralRoutes(app: ApiApp, { identity, referrals }: Parts): void {
  const common = { tags: ['Pharmacy'], middleware: requireMember(identity) };
  readerRoutes(app, {
    ...{ common, path: '/conversations/{id}/referrals' },
    ...{ reader: referrals.member, draw: referrals.draw },
  });
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/referrals',
      request: { query: localeQuerySchema },
      responses: answers(ownReferralListSchema, 401, 422),
    }),
    async (c) => {
      const all = await referrals.member.all(c.get('member'));
      return c.json({ entities: all.map((one) => toOwnReferral(one, c.get('locale'))) }, 200);
    },
  );
}

/** Calls of pharmacists under `/api/admin/v1`. */
export function referralDeskRoutes(app: ApiApp, { referrals }: Parts): void {
  const common = { tags: ['Staff'] };
  const path = '/pharmacy/conversations/{id}/referrals';
  readerRoutes(app, { common, path, reader: referrals.desk, draw: referrals.draw });
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path,
      request: {
        ...{ query: localeQuerySchema, params: conversationParamSchema },
        body: jsonBody(newReferralSchema),
      },
      responses: created(referralSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { client_msg_id, seen_message_id, ...said } = c.req.valid('json');
      const asked = { ...said, clientMsgId: client_msg_id, seenMessageId: seen_message_id };
      const { id } = c.req.valid('param');
      return c.json(
        toReferral(unwrap(await referrals.desk.write(c.get('member'), id, asked))),
        201,
      );
    },
  );
}

interface Readable extends Pick<ReferralUseCases, 'draw'> {
  readonly common: {
    readonly tags: string[];
    readonly middleware?: ReturnType<typeof requireMember>;
  };
  readonly path: '/conversations/{id}/referrals' | '/pharmacy/conversations/{id}/referrals';
  readonly reader: Pick<ReferralUseCases['member'], 'list' | 'find'>;
}

function readerRoutes(app: ApiApp, { common, path, reader, draw }: Readable): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path,
      request: { query: localeQuerySchema, params: conversationParamSchema },
      responses: answers(referralListSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const all = unwrap(await reader.list(c.get('member'), c.req.valid('param').id));
      return c.json({ entities: all.map(toReferral) }, 200);
    },
  );
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: `${path}/{referral_id}/letter.pdf` as const,
      request: { query: localeQuerySchema, params: referralParamSchema },
      responses: pdfAnswer(401, 403, 404, 422),
    }),
    async (c) => {
      const { id, referral_id: referralId } = c.req.valid('param');
      const referral = unwrap(await reader.find(c.get('member'), id, referralId));
      return c.body(await draw(referral), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${referralNumber(referral)}.pdf"`,
      });
    },
  );
}
