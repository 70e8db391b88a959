import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNull,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { ContentType } from '../../../lib/contents/contract.ts';
import type { Content, ContentRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { contents } from './schema.ts';
import { pharmacists } from '../pharmacy/schema.ts';

const summary = {
  id: contents.id,
  type: contents.type,
  slug: contents.slug,
  title: { en: contents.titleEn, th: contents.titleTh },
  excerpt: { en: contents.excerptEn, th: contents.excerptTh },
  topicKey: contents.topic,
  topicName: { en: contents.topicEn, th: contents.topicTh },
  picture: contents.picture,
  publishedAt: contents.activeFrom,
  updatedAt: contents.updatedAt,
};

const whole = {
  blocks: contents.blocks,
  author: contents.author,
  checkedByEn: pharmacists.nameEn,
  checkedByTh: pharmacists.nameTh,
  licenceNo: pharmacists.licenceNo,
  checkedAt: contents.checkedAt,
  sources: contents.sources,
};

const newest = [desc(contents.activeFrom), asc(contents.id)] as const;

export function createContentRepo(db: Database): ContentRepo {
  const one = async (condition: SQL | undefined): Promise<Content | undefined> => {
    const rows = await db
      .select({ ...summary, ...whole })
      .from(contents)
      .leftJoin(pharmacists, eq(pharmacists.id, contents.checkedBy))
      .where(condition);
    return rows.map(withTopic).map(withCheck)[0];
  };
  return {
    page: async ({ type, topics, brand, department, limit, offset }, now) => {
      const shown = and(
        published(type, now),
        topics ? inArray(contents.topic, [...topics]) : undefined,
        brand ? showsProduct(sql`products.department_id IN (${departmentsOf(brand)})`) : undefined,
        department ? showsProduct(sql`products.department_id = ${department}`) : undefined,
      );
      const own = brand ? [desc(showsProduct(sql`products.brand_id = ${brand}`))] : [];
      const [rows, total] = await Promise.all([
        db
          .select(summary)
          .from(contents)
          .where(shown)
          .orderBy(...own, ...newest)
          .limit(limit)
          .offset(offset),
        db.$count(contents, shown),
      ]);
      return { rows: rows.map(withTopic), total };
    },
    topics: (type, now) => {
      const name = {
        en: sql<string>`min(${contents.topicEn})`,
        th: sql<string>`min(${contents.topicTh})`,
      };
      return db
        .select({ key: contents.topic, name, count: count() })
        .from(contents)
        .where(published(type, now))
        .groupBy(contents.topic)
        .orderBy(desc(count()), asc(contents.topic));
    },
    byId: (type, id, now) => one(and(published(type, now), eq(contents.id, id))),
    bySlug: (type, slug, now) => one(and(published(type, now), eq(contents.slug, slug))),
    titled: async (words, limit, now) => {
      const title = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const said = words.map((word) =>
        or(ilike(contents.titleEn, title(word)), ilike(contents.titleTh, title(word))),
      );
      const rows = await db
        .select(summary)
        .from(contents)
        .where(and(published('article', now), ...said))
        .orderBy(...newest)
        .limit(limit);
      return rows.map(withTopic);
    },
    related: async ({ id, type, topic }, limit, now) => {
      const rows = await db
        .select(summary)
        .from(contents)
        .where(and(published(type, now), ne(contents.id, id)))
        .orderBy(sql`CASE WHEN ${contents.topic} = ${topic.key} THEN 0 ELSE 1 END`, ...newest)
        .limit(limit);
      return rows.map(withTopic);
    },
  };
}

function published(type: ContentType, now: Date): SQL | undefined {
  return and(
    eq(contents.type, type),
    lte(contents.activeFrom, now),
    or(isNull(contents.activeUntil), gt(contents.activeUntil, now)),
  );
}

/** Whether a product named by the content's blocks matches the condition. */
function showsProduct(such: SQL): SQL {
  return sql`EXISTS (
    SELECT 1
    FROM jsonb_path_query(${contents.blocks}, '$[*] ? (@.type == "products").ids[*]') AS named(id)
    JOIN products ON products.id = named.id::int
    WHERE ${such}
  )`;
}

function departmentsOf(brand: number): SQL {
  return sql`SELECT department_id FROM products WHERE brand_id = ${brand} AND listed`;
}

function withTopic<
  Row extends {
    readonly topicKey: string;
    readonly topicName: { readonly en: string; readonly th: string };
  },
>({ topicKey: key, topicName: name, ...row }: Row) {
  return { ...row, topic: { key, name } };
}

function withCheck<
  Row extends {
    readonly checkedByEn: string | null;
    readonly checkedByTh: string | null;
    readonly licenceNo: string | null;
  },
>({ checkedByEn: en, checkedByTh: th, licenceNo, ...row }: Row) {
  const isKnown = en !== null && th !== null && licenceNo !== null;
  return { ...row, checkedBy: isKnown ? { name: { en, th }, licenceNo } : null };
}
