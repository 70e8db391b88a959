import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReviewSort } from '../../../lib/reviews/contract-values.ts';
import type {
  Review,
  ReviewFilter,
  ReviewList,
  ReviewRepo,
  ReviewSlice,
} from './published-ports.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { reviews } from './schema.ts';

export function createReviewRepo(db: Database): ReviewRepo {
  return {
    list: (productId, slice, pictured) => selectList(db, productId, slice, pictured),
    count: (productId, filter) => db.$count(reviews, conditionOf(productId, filter)),
  };
}

/** Matches the sort order of the indexes. */
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

type CountsRow = Record<
  'sum' | 'count' | 'one' | 'two' | 'three' | 'four' | 'five' | 'photos',
  number
>;
/** JSON has no date type: epoch ms. */
type ReviewRow = Omit<Review, 'createdAt'> & { readonly createdAt: number };
type ListRow = CountsRow & Record<'rows' | 'pictured', readonly ReviewRow[]>;

/** One statement, so that sums, counts and rows are consistent. */
async function selectList(
  db: Database,
  productId: number,
  slice: ReviewSlice,
  pictured: number,
): Promise<ReviewList | undefined> {
  const withStars = (stars: number) =>
    sql`(count(*) FILTER (WHERE ${reviews.rating} = ${stars}))::int`;
  const first = { sort: 'helpful', withPhoto: true, limit: pictured, offset: 0 } as const;
  const [row] = await selectRows<ListRow>(
    db,
    sql`SELECT ${products.ratingSum} AS sum, ${products.ratingCount} AS count, counted.*,
        ${rowsOf(productId, slice)} AS rows, ${rowsOf(productId, first)} AS pictured
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
      summary: {
        ratingSum: row.sum,
        ratingCount: row.count,
        histogram: [row.one, row.two, row.three, row.four, row.five],
        photoCount: row.photos,
      },
      rows: row.rows.map(toReview),
      pictured: row.pictured.map(toReview),
    }
  );
}

/** One JSON array, in the order of the slice. */
function rowsOf(productId: number, { sort, limit, offset, ...filter }: ReviewSlice): SQL {
  const { id, author, rating, title, body, language, photos, verified, helpful, createdAt } =
    reviews;
  return sql`(SELECT coalesce(jsonb_agg(slice.review), '[]') FROM (
      SELECT jsonb_build_object('id', ${id}, 'author', ${author}, 'rating', ${rating}, 'title', ${title},
        'body', ${body}, 'language', ${language}, 'photos', ${photos}, 'verified', ${verified},
        'helpful', ${helpful}, 'createdAt', extract(epoch FROM ${createdAt}) * 1000) AS review
      FROM ${reviews} WHERE ${conditionOf(productId, filter)}
      ORDER BY ${ORDER[sort]} LIMIT ${limit} OFFSET ${offset}
    ) AS slice)`;
}

function toReview({ createdAt, ...row }: ReviewRow): Review {
  return { ...row, createdAt: new Date(createdAt) };
}
