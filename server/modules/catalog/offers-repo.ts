import { and, gt, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FlashOffer, PromotionTag } from './ports.ts';
import { products } from '../../db/schema/catalog.ts';
import {
  flashSaleItems,
  flashSales,
  promotionGroupProducts,
  promotionGroups,
} from '../../db/schema/offers.ts';

const left = sql<number>`${flashSaleItems.quota} - ${flashSaleItems.sold}`.mapWith(Number);

/** The current time, or a placeholder in a prepared statement. */
export type Moment = Date | Placeholder;

/** Within its time window, with pieces left. */
function runs(now: Moment) {
  return and(
    lte(flashSales.startsAt, now),
    gt(flashSales.endsAt, now),
    gt(flashSaleItems.quota, flashSaleItems.sold),
  );
}

/** Converts moments, which are in ms since 1970 in JSON. */
export type OfJson<Offer> = Omit<Offer, 'endsAt'> & { readonly endsAt: number };

export function fromJson<Offer>({ endsAt, ...offer }: OfJson<Offer>) {
  return { ...offer, endsAt: new Date(endsAt) };
}

const msOf = (column: PgColumn) => sql`extract(epoch FROM ${column}) * 1000`;

/** Column of `products` with its flash sale; the cheapest of several. */
export function flashOf(now: Moment): SQL<OfJson<FlashOffer> | null> {
  return sql`(SELECT jsonb_build_object(
      'saleId', ${flashSales.id}, 'price', ${flashSaleItems.price}, 'left', ${left},
      'quota', ${flashSaleItems.quota}, 'endsAt', ${msOf(flashSales.endsAt)})
    FROM ${flashSaleItems} JOIN ${flashSales} ON ${flashSales.id} = ${flashSaleItems.saleId}
    WHERE ${flashSaleItems.productId} = ${products.id} AND ${runs(now)}
    ORDER BY ${flashSaleItems.price}, ${flashSales.id} LIMIT 1)`;
}

/** Column of `products` with its running promotion groups. */
export function promotionsOf(now: Moment): SQL<readonly OfJson<PromotionTag>[]> {
  const { id, kind, percent, nameEn, nameTh, endsAt, startsAt, position } = promotionGroups;
  return sql`(SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', ${id}, 'kind', ${kind}, 'percent', ${percent},
        'name', jsonb_build_object('en', ${nameEn}, 'th', ${nameTh}), 'endsAt', ${msOf(endsAt)}
      ) ORDER BY ${position}, ${id}), '[]')
    FROM ${promotionGroupProducts} JOIN ${promotionGroups} ON ${id} = ${promotionGroupProducts.groupId}
    WHERE ${promotionGroupProducts.productId} = ${products.id}
      AND ${lte(startsAt, now)} AND ${gt(endsAt, now)})`;
}
