import { sql } from 'drizzle-orm';
import type { Dictionary, DictionaryEntry, SimilarWord } from './ports.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { searchDocuments, searchSynonyms, searchWords } from './schema.ts';

/** Limit of completions by the number of letters: short beginnings would match half of the catalogue. */
const COMPLETIONS = [0, 1, 3, 30];
const LONG = COMPLETIONS.length - 1;
const SIMILAR = 40;
/** Sorts after every letter. */
const LAST = '\ufffd';

export function createDictionary(db: Database): Dictionary {
  return {
    lookUp: (words) => lookUp(db, words),
    completions: (beginnings) => completions(db, beginnings),
    shelves: (words) => shelves(db, words),
    similar: (word) =>
      selectRows<SimilarWord & Record<string, unknown>>(
        db,
        sql`
          (SELECT word, products FROM ${searchWords} WHERE products > 0 ORDER BY lower(word) <-> ${word} LIMIT ${SIMILAR})
          UNION ALL
          (SELECT term, 0 FROM ${searchSynonyms} ORDER BY lower(term) <-> ${word} LIMIT ${SIMILAR})`,
      ),
  };
}

async function lookUp(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, DictionaryEntry>> {
  const asked = sql`${textArray(words)}::text[]`;
  const rows = await selectRows<{ word: string; products: number; means: string | null }>(
    db,
    sql`
      SELECT word, products, NULL AS means FROM ${searchWords} WHERE word = ANY(${asked}) AND products > 0
      UNION ALL
      SELECT term, 0, means FROM ${searchSynonyms} WHERE term = ANY(${asked})`,
  );
  const byWord = Map.groupBy(rows, ({ word }) => word);
  return new Map(
    [...byWord].map(([word, found]) => [
      word,
      {
        products: Math.max(...found.map(({ products }) => products)),
        means: found.flatMap(({ means }) => (means === '' ? [] : (means ?? []))),
        unsold: found.some(({ means }) => means === ''),
      },
    ]),
  );
}

async function completions(
  db: Database,
  beginnings: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await selectRows<{ beginning: string; word: string; products: number }>(
    db,
    sql`
      SELECT beginning, found.word, found.products FROM unnest(${textArray(beginnings)}::text[]) AS beginning
      CROSS JOIN LATERAL (
        (SELECT word, products FROM ${searchWords}
          WHERE word ~>=~ beginning AND word ~<~ (beginning || ${LAST}) AND products > 0
          ORDER BY products DESC, word
          LIMIT (${`{${COMPLETIONS.join(',')}}`}::int[])[least(length(beginning), ${LONG}) + 1])
        UNION ALL
        (SELECT means, 0 FROM ${searchSynonyms}
          WHERE term ~>=~ beginning AND term ~<~ (beginning || ${LAST}) AND means <> '' AND length(beginning) > ${LONG} + (beginning ~ '[ก-๛]')::int
          LIMIT ${COMPLETIONS[LONG]})
      ) AS found`,
  );
  const byBeginning = Map.groupBy(rows, ({ beginning }) => beginning);
  return new Map([...byBeginning].map(([key, found]) => [key, preferred(found)]));
}

async function shelves(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await selectRows<{ word: string }>(
    db,
    sql`
      SELECT word FROM unnest(${textArray(words)}::text[]) AS word
      WHERE EXISTS (
        SELECT 1 FROM ${searchDocuments}
        WHERE listed AND words @@ (quote_literal(replace(word, chr(92), '')) || ':C')::tsquery
      )`,
  );
  return new Set(rows.map(({ word }) => word));
}

/** Synonyms are used only if no word fits, since misspellings share beginnings with other words. */
function preferred(found: readonly { word: string; products: number }[]): string[] {
  const words = found.filter(({ products }) => products > 0);
  return (words.length > 0 ? words : found).map(({ word }) => word);
}

/** PostgreSQL array literal: one parameter for any number of words. */
export function textArray(words: readonly string[]): string {
  return `{${words.map((word) => `"${word.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}
