/** Writes `docs/configuration.md` and `.env.example` from the schema of the environment. */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { sections } from '../server/config/environment.ts';
import { configurationPage, exampleFile } from './configuration/pages.ts';

const PAGE = 'docs/configuration.md';

await writeFile(PAGE, configurationPage(sections));
await writeFile('.env.example', exampleFile(sections));
spawnSync('oxfmt', [PAGE], { stdio: 'inherit' });
