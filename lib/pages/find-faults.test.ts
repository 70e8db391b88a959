import { mkdir, mkdtemp, rm, writeFile, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPageFaults } from './find-faults.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('the table of pages and the routes', () => {
  let copy: string;

  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'pages-'));
    await cp(join(ROOT, 'app'), join(copy, 'app'), { recursive: true });
  });

  afterEach(async () => {
    await rm(copy, { recursive: true });
  });

  it('agree', () => {
    expect(findPageFaults(ROOT)).toEqual([]);
  });

  it('reports a page without an entry', async () => {
    const folder = join(copy, 'app/[locale]/(shop)/offers');
    await mkdir(folder);
    await writeFile(join(folder, 'page.tsx'), '');
    expect(findPageFaults(copy)).toEqual([
      'app/[locale]/(shop)/offers/page.tsx is not in the table of pages',
    ]);
  });

  it('reports an entry without a route, or with another layout', async () => {
    await rm(join(copy, 'app/[locale]/(shop)/fortuneteller'), { recursive: true });
    await cp(join(copy, 'app/[locale]/(checkout)/cart'), join(copy, 'app/[locale]/(plain)/cart'), {
      recursive: true,
    });
    await rm(join(copy, 'app/[locale]/(checkout)/cart'), { recursive: true });
    expect(findPageFaults(copy)).toEqual([
      'fortune (/fortuneteller) has no route in (shop)',
      'cart (/cart) has no route in (checkout)',
      'app/[locale]/(plain)/cart/page.tsx is not in the table of pages',
    ]);
  });
});
