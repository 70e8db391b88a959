import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Region, RegionMatch } from '@/lib/regions/contract.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

interface List<Entity> {
  readonly entities: readonly Entity[];
}

describe('places of Thailand', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('lists the 77 provinces in the requested language', async () => {
    const { status, body, headers } = await shop.call<List<Region>>(
      'GET',
      '/geo/provinces?locale=th',
    );
    expect(status).toBe(200);
    expect(body.entities).toHaveLength(77);
    expect(body.entities).toContainEqual({
      code: '10',
      name: 'กรุงเทพมหานคร',
      name_th: 'กรุงเทพมหานคร',
      name_en: 'Bangkok',
    });
    expect(headers.get('cache-control')).toContain('public');
  });

  it('sorts English names by English letters', async () => {
    const { body } = await shop.call<List<Region>>('GET', '/geo/provinces');
    const names = body.entities.map((place) => place.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('goes down to sub-districts with zipcodes', async () => {
    const districts = await shop.call<List<Region>>('GET', '/geo/provinces/50/districts');
    expect(districts.body.entities.map((place) => place.name)).toContain('Mueang Chiang Mai');
    const { body } = await shop.call<List<Region>>('GET', '/geo/districts/5001/sub-districts');
    expect(body.entities).toContainEqual(
      expect.objectContaining({ name: 'Si Phum', zipcode: '50200' }),
    );
  });

  it('answers every match of a zipcode, under that zipcode', async () => {
    const { body } = await shop.call<List<RegionMatch>>('GET', '/geo/lookup?zipcode=10120');
    expect(body.entities.length).toBeGreaterThan(3);
    expect(body.entities.every((match) => match.sub_district.zipcode === '10120')).toBe(true);
    expect(body.entities.map((match) => match.district.name)).toContain('Sathon');
  });

  it.each([
    '/geo/provinces/09/districts',
    '/geo/provinces/xx/districts',
    '/geo/districts/9999/sub-districts',
    '/geo/lookup?zipcode=99999',
  ])('knows nothing at %s', async (path) => {
    const { status, body } = await shop.call('GET', path);
    expect(status).toBe(404);
    expect(body['code']).toBe('NOT_FOUND');
  });

  it('refuses a malformed zipcode', async () => {
    const { status, body } = await shop.call('GET', '/geo/lookup?zipcode=12&locale=th');
    expect(status).toBe(422);
    expect(body['fields']).toEqual({ zipcode: expect.stringMatching(/[ก-๙]/) as string });
  });
});
