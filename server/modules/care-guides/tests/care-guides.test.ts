import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careGuideListSchema, type CareGuide } from '@/lib/care-guides/contract.ts';
import { contents } from '@/server/modules/contents/schema.ts';
import { writeDueDocuments } from '@/server/modules/search/index-repo.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('care guides', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      { id: 1, nameEn: 'Paracetamol 500 mg', nameTh: 'พาราเซตามอล 500 มก.', departmentId: 201 },
    ]);
    await writeDueDocuments(shop.db);
  });
  afterAll(() => shop.close());

  async function guidesFor(q: string, locale = 'en') {
    const query = new URLSearchParams({ q, locale });
    const { status, body } = await shop.call<{ entities: CareGuide[] }>(
      'GET',
      `/care-guides?${query.toString()}`,
    );
    expect(status).toBe(200);
    expect(careGuideListSchema.parse(body)).toEqual(body);
    return body.entities;
  }

  it('answers in the language of the page', async () => {
    const [thai] = await guidesFor('ปวดหัว', 'th');
    expect(thai).toMatchObject({ id: 'headache', name: 'ปวดหัว', urgency: 'self', alone: true });
    const [english] = await guidesFor('ปวดหัว');
    expect(english).toMatchObject({ id: 'headache', name: 'Headache' });
  });

  it('links to products that are found, and to no others', async () => {
    const [headache] = await guidesFor('headache');
    expect(headache?.helps.map(({ keyword }) => keyword)).toEqual(['paracetamol', null]);
    const [weight] = await guidesFor('weight loss');
    expect(weight?.helps.map(({ keyword }) => keyword)).toEqual([null, null, null]);
  });

  it('links to an article while it is shown', async () => {
    expect((await guidesFor('headache'))[0]?.article).toBeNull();
    await shop.db.insert(contents).values({
      id: 7,
      type: 'article',
      slug: 'headaches-and-painkillers',
      titleEn: 'Headaches',
      titleTh: 'ปวดหัว',
      excerptEn: '',
      excerptTh: '',
      topic: 'aches',
      topicEn: 'Aches',
      topicTh: 'ปวด',
      picture: 'aches',
      activeFrom: new Date(shop.clock.now().getTime() - 1_000),
      updatedAt: shop.clock.now(),
      blocks: [],
    });
    expect((await guidesFor('headache', 'th'))[0]?.article).toEqual({ id: 7, title: 'ปวดหัว' });
  });

  it('puts an emergency first', async () => {
    const guides = await guidesFor('ปวดหัว หายใจไม่ออก');
    expect(guides.map(({ id, urgency }) => [id, urgency])).toEqual([
      ['breathing', 'emergency'],
      ['headache', 'self'],
    ]);
  });

  it('is empty without a complaint', async () => {
    expect(await guidesFor('shampoo')).toEqual([]);
    const { status, body } = await shop.call('GET', '/care-guides');
    expect({ status, body }).toEqual({ status: 200, body: { entities: [] } });
  });

  it('refuses longer texts', async () => {
    const { status } = await shop.call('GET', `/care-guides?q=${'a'.repeat(201)}`);
    expect(status).toBe(422);
  });
});
