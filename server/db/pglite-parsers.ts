import { types, type PGlite, type Transaction } from '@electric-sql/pglite';

/**
 * Types that drizzle parses from text: dates, times, lists of these and of numerics (`drizzle-orm/pglite/session.js`).
 */
const READ_BY_DRIZZLE = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1115, 1182, 1185, 1187, 1231],
];

/**
 * Sets drizzle's parsers once per client. Drizzle passes them with each statement, for which PGlite
 * copies its own 318 (0.1 ms and 40 kB, more than most statements).
 */
export function keepParsers(client: PGlite): void {
  for (const type of READ_BY_DRIZZLE) client.parsers[type] = (text: string) => text;
  nameNone(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      nameNone(tx);
      return work(tx);
    });
}

function nameNone(statements: PGlite | Transaction): void {
  const query = statements.query.bind(statements) as PGlite['query'];
  statements.query = (text, values, { parsers: _same, ...options } = {}) =>
    query(text, values, options);
}
