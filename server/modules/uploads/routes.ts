import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { userSchema } from '../../../lib/identity/contract.ts';
import type { Member } from '../../core/member.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { toUser } from '../identity/mapper.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { pictureBody, readPicture } from '../../http/picture-body.ts';
import { answers } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { UploadUseCases } from './ports.ts';
import type { WalletUseCases } from '../wallet/use-cases.ts';

/** Profile picture of a member (`docs/product/account.md`, "Pictures"). */
export function uploadRoutes(
  app: ApiApp,
  {
    identity,
    uploads,
    wallet,
  }: {
    readonly identity: IdentityUseCases;
    readonly uploads: UploadUseCases;
    readonly wallet: WalletUseCases;
  },
): void {
  const common = {
    tags: ['Members'],
    middleware: requireMember(identity),
  };
  const userOf = async (member: Member) => toUser(member, await wallet.expiringSoon(member.id));

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/avatar',
      request: { query: localeQuerySchema, body: pictureBody },
      responses: answers(userSchema, 400, 401, 413, 422, 429),
    }),
    async (c) => {
      const bytes = await readPicture(c);
      return c.json(await userOf(unwrap(await uploads.setAvatar(c.get('member'), bytes))), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/avatar',
      request: { query: localeQuerySchema },
      responses: answers(userSchema, 401, 422),
    }),
    async (c) => c.json(await userOf(await uploads.dropAvatar(c.get('member'))), 200),
  );
}
