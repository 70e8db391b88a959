import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductPage } from '@/lib/catalog/contract.ts';
import {
  attributeChoicesSchema,
  type AttributeChoices,
} from '@/lib/products/contract-attributes.ts';
import type { OfficeProductDetail } from '@/lib/products/contract.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { writeDueDocuments } from '@/server/modules/search/index-repo.ts';
import { attributes, attributeValues } from '@/server/modules/search/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SOAP = 1;
const [ROSE, BAR] = ['scent:rose', 'form:bar'];
let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SOAP, nameEn: 'Plain Soap' }, { id: 2 }]);
  await shop.db.insert(attributes).values([
    { key: 'form', nameEn: 'Form', nameTh: 'รูปแบบ', position: 2 },
    { key: 'scent', nameEn: 'Scent', nameTh: 'กลิ่น', position: 1 },
  ]);
  await shop.db.insert(attributeValues).values([
    { key: 'form', value: 'bar', nameEn: 'Bar', nameTh: 'ก้อน', position: 1 },
    { key: 'scent', value: 'rose', nameEn: 'Marigold', nameTh: 'ดาวเรือง', position: 1 },
  ]);
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, 'catalogue');
  token = member.token;
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
const read = async () =>
  (await shop.call<OfficeProductDetail>('GET', `/api/admin/v1/products/${String(SOAP)}`, { token }))
    .body.attributes;
const put = (body: unknown) =>
  shop.call<OfficeProductDetail & Refused>(
    'PUT',
    `/api/admin/v1/products/${String(SOAP)}/attributes`,
    { token, body },
  );
const save = async (...pairs: readonly string[]) =>
  put({ attributes: pairs, version: (await read()).version });
const idsOf = async (query: string) =>
  (await shop.call<ProductPage>('GET', `/products/web?locale=en&${query}`)).body.entities.map(
    ({ id }) => id,
  );

describe('attributes of a product', () => {
  it('are chosen among those of the shop, in its order and language', async () => {
    const url = '/api/admin/v1/attribute-choices?locale=th';
    const { body } = await shop.call<AttributeChoices>('GET', url, { token });
    expect(attributeChoicesSchema.safeParse(body).error).toBeUndefined();
    expect(body.entities).toEqual([
      { key: 'scent', name: 'กลิ่น', values: [{ pair: ROSE, name: 'ดาวเรือง', archived: false }] },
      { key: 'form', name: 'รูปแบบ', values: [{ pair: BAR, name: 'ก้อน', archived: false }] },
    ]);
  });

  it('filter lists and are found by search, and pages hear of them', async () => {
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
    const saved = await save(ROSE, BAR, ROSE);
    expect(saved.body.attributes.attributes).toEqual([ROSE, BAR]);
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'product:1']);
    expect(await idsOf(`attr=${ROSE}`)).toEqual([SOAP]);
    await writeDueDocuments(shop.db);
    expect(await idsOf('q=marigold')).toEqual([SOAP]);
    const [line] = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'product.attributes'))
      .orderBy(desc(auditLog.id));
    expect(line?.changes).toEqual({ attributes: [[], [ROSE, BAR]] });
  });

  it('are not saved upon older ones', async () => {
    const { version } = await read();
    await save(BAR);
    const stale = await put({ attributes: [ROSE], version });
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_STALE']);
    expect((await read()).attributes).toEqual([BAR]);
  });

  it('are refused where the shop does not know them', async () => {
    const refused = await save(BAR, 'scent:unknown');
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['attributes']]);
  });
});
