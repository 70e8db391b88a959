import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sections } from '../../server/config/environment.ts';
import { configurationPage, exampleFile, unaligned } from './pages.ts';

const STALE = 'run npm run configuration';

it('keeps the page of variables in sync with the schema', async () => {
  const page = await readFile('docs/configuration.md', 'utf8');
  expect(unaligned(page), STALE).toBe(unaligned(configurationPage(sections)));
});

it('keeps the example file in sync with the schema', async () => {
  expect(await readFile('.env.example', 'utf8'), STALE).toBe(exampleFile(sections));
});

it('refuses a variable without documentation', () => {
  expect(() => configurationPage({ Server: { SECRET_SWITCH: z.string() } })).toThrow(
    'SECRET_SWITCH is not documented',
  );
});
