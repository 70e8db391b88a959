import { createDatabase, type PostgresServer } from '../tests/harness/postgres.ts';
import { runScript } from './processes.ts';

/** New database with this number of products, and the duration of `npm run seed` in seconds. */
export async function seedDatabase(
  { base }: PostgresServer,
  name: string,
  products: number,
): Promise<{ readonly url: string; readonly seconds: number }> {
  const url = await createDatabase(base, name);
  const seconds = await runScript('scripts/seed.ts', ['--products', String(products)], {
    DATABASE_URL: url,
  });
  return { url, seconds };
}
