import type { Import, ImportRows } from '../../lib/imports/contract.ts';
import type { RowChoice } from '../../lib/imports/contract-values.ts';
import type { TestMember } from './members.ts';
import type { Shop } from './shop.ts';

const BASE = '/api/admin/v1';

interface Refused {
  readonly code?: string;
}

/** Imports of a person who works here, through the real app. */
export function importerOf(shop: Shop, { token }: TestMember) {
  const bytesOf = async (path: string, init: RequestInit = {}) =>
    shop.app.fetch(
      new Request(`http://shop.test${BASE}${path}`, {
        ...init,
        headers: {
          'Content-Type': 'application/octet-stream',
          ...{ Authorization: `Bearer ${token}`, Platform: 'web' },
        },
      }),
    );
  const call = <Body = Import>(method: string, path: string, body?: unknown) =>
    shop.call<Body & Refused>(method, BASE + path, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  const one = (id: number) => `/imports/${String(id)}`;
  const step = (id: number, name: 'complete' | 'apply' | 'cancel' | 'undo') =>
    call('POST', `${one(id)}/${name}`);
  /** Sends a file in parts, and reads its headings. */
  const upload = async (file: string | Uint8Array, partBytes = 1_000_000) => {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
    const started = await call('POST', '/imports', {
      ...{ kind: 'products', file_name: 'products.csv', size: bytes.length },
    });
    const { id } = started.body;
    for (let start = 0, number = 1; start < bytes.length; start += partBytes, number += 1) {
      await bytesOf(`${one(id)}/parts/${String(number)}`, {
        method: 'PUT',
        body: Uint8Array.from(bytes.subarray(start, start + partBytes)),
      });
    }
    return (await step(id, 'complete')).body;
  };
  const read = async (id: number) => (await call('GET', one(id))).body;
  /** The dry run of a whole file, with the columns that its headings name. */
  const dryRun = async (file: string | Uint8Array) => {
    const { id, mapping } = await upload(file);
    await call('POST', `${one(id)}/check`, { columns: mapping });
    await shop.runJob('imports');
    return read(id);
  };
  return {
    ...{ call, step, upload, read, dryRun },
    /** The dry run, then what it said. */
    apply: async (file: string | Uint8Array) => {
      const { id } = await dryRun(file);
      await step(id, 'apply');
      await shop.runJob('imports');
      return read(id);
    },
    undo: async (id: number) => {
      await step(id, 'undo');
      await shop.runJob('imports');
      return read(id);
    },
    rows: async (id: number, choice: RowChoice) =>
      (await call<ImportRows>('GET', `${one(id)}/rows?choice=${choice}`)).body.entities,
    file: async (id: number, choice: 'done' | 'refused', locale = 'en') =>
      (await bytesOf(`${one(id)}/file?choice=${choice}&locale=${locale}`)).text(),
    exported: async (query = '') => (await bytesOf(`/exports/products${query}`)).arrayBuffer(),
  };
}

export type Importer = ReturnType<typeof importerOf>;
