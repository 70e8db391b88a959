import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiFile, POSTGRES_ONLY } from './engines.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Parallel work, processes, rows of another connection, and known engine differences. */
const NEEDS_BOTH =
  /Promise\.(?:all|allSettled|race|any)\(|harness\/(?:service-process|crowd)|'postgresBase'|freshDatabase|\.engine\b|EXPLAIN|similarity/;

describe('tests that run on one engine', () => {
  it.each(POSTGRES_ONLY)('%s has no races and no engine differences', (name) => {
    const paths = globSync(apiFile(name), { cwd: ROOT });
    expect(paths).toHaveLength(1);
    expect(readFileSync(join(ROOT, paths[0]!), 'utf8')).not.toMatch(NEEDS_BOTH);
  });

  it('are listed once, in order', () => {
    expect(POSTGRES_ONLY).toEqual([...new Set(POSTGRES_ONLY)].sort());
  });
});
