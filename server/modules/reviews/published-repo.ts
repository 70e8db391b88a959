import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReviewSort } from '../../../lib/api/contract/reviews.ts';
import type { ReviewFilter, ReviewRepo, ReviewSummary } from './published-ports.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { reviews } from './schema.ts';

export function createReviewRepo(db: Database): ReviewRepo {
  return {
    summary: (productId) => selectSummary(db, productId),
    page: (productId, { sort, limit, offset, ...filter }) =>
      db
        .select(columns)
        .from(reviews)
        .where(conditionOf(productId, filter))
        .orderBy(ORDER[sort])
        .limit(limit)
        .offset(offset),
    count: (productId, filter) => db.$count(reviews, conditionOf(productId, filter)),
  };
}

const columns = {
  id: reviews.id,
  author: reviews.author,
  rating: reviews.rating,
  title: reviews.title,
  body: reviews.body,
  language: reviews.language,
  photos: reviews.photos,
  verified: reviews.verified,
  helpful: reviews.helpful,
  createdAt: reviews.createdAt,
};

/** As the indexes are sorted. */
const helpfulFirst = sql`${reviews.helpful} DESC NULLS LAST, ${reviews.id}`;

const ORDER: Readonly<Record<ReviewSort, SQL>> = {
  helpful: helpfulFirst,
  newest: sql`${reviews.createdAt} DESC NULLS LAST, ${reviews.id}`,
  highest: sql`${reviews.rating} DESC, ${helpfulFirst}`,
  lowest: sql`${reviews.rating}, ${helpfulFirst}`,
};

const hasPhotos = sql`jsonb_array_length(${reviews.photos}) > 0`;

function conditionOf(productId: number, { stars, withPhoto }: ReviewFilter): SQL | undefined {
  return and(
    eq(reviews.productId, productId),
    sql`${reviews.published}`,
    stars === undefined ? undefined : eq(reviews.rating, stars),
    withPhoto ? hasPhotos : undefined,
  );
}

type SummaryRow = Record<
  'sum' | 'count' | 'one' | 'two' | 'three' | 'four' | 'five' | 'photos',
  number
>;

/** In one statement, so that the sums of the product and the counted rows are of the same moment. */
async function selectSummary(db: Database, productId: number): Promise<ReviewSummary | undefined> {
  const withStars = (stars: number) =>
    sql`(count(*) FILTER (WHERE ${reviews.rating} = ${stars}))::int`;
  const [row] = await selectRows<SummaryRow>(
    db,
    sql`SELECT ${products.ratingSum} AS sum, ${products.ratingCount} AS count, counted.*
      FROM ${products} CROSS JOIN LATERAL (
        SELECT ${withStars(1)} AS one, ${withStars(2)} AS two, ${withStars(3)} AS three,
          ${withStars(4)} AS four, ${withStars(5)} AS five,
          (count(*) FILTER (WHERE ${hasPhotos}))::int AS photos
        FROM ${reviews} WHERE ${reviews.productId} = ${products.id} AND ${reviews.published}
      ) AS counted
      WHERE ${products.id} = ${productId} AND ${products.listed}`,
  );
  return (
    row && {
      ratingSum: row.sum,
      ratingCount: row.count,
      histogram: [row.one, row.two, row.three, row.four, row.five],
      photoCount: row.photos,
    }
  );
}
