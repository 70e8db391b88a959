import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createFolderStore, fileStoreOf, pictureFilesOf } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/th-1\/s3\/aws4_request, .*Signature=\w{64}$/;
const account = { region: 'th-1', accessKeyId: 'key', secretAccessKey: 'secret' };
const bytes = new TextEncoder().encode('a picture');

let standIn: Server;
let folder: string;
let endpoint: string;
let asked: string[] = [];

/** An S3 store with one bucket; refuses other requests like a real one. */
async function answerAs(
  kept: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = '', url = '', headers } = request;
  asked.push(`${method} ${url} ${headers['content-type'] ?? ''}`);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body);
  if (!SIGNED.test(headers.authorization ?? '')) return answer(403);
  if (!url.startsWith('/bucket/')) return answer(404);
  if (method === 'PUT') kept.set(url, Buffer.concat(chunks));
  if (method === 'DELETE') return answer(kept.delete(url) ? 204 : 404);
  const found = kept.get(url);
  return found ? answer(200, found) : answer(404);
}

beforeAll(async () => {
  const kept = new Map<string, Buffer>();
  standIn = createServer((request, response) => void answerAs(kept, request, response));
  await new Promise<void>((resolve) => standIn.listen(0, resolve));
  endpoint = `http://localhost:${String((standIn.address() as AddressInfo).port)}`;
  folder = await mkdtemp(join(tmpdir(), 'stores-'));
});
afterAll(async () => {
  standIn.close();
  await rm(folder, { recursive: true });
});

const s3 = {
  ...{ S3_BUCKET: 'bucket', S3_REGION: 'th-1' },
  ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
};

describe.each(['a folder', 'a store that speaks S3'])('%s', (kind) => {
  const inFolder = kind === 'a folder';
  const configured = () =>
    readConfig(inFolder ? { MEDIA_DIR: folder } : { S3_ENDPOINT: `${endpoint}/`, ...s3 });
  const open = () => fileStoreOf(configured());

  it('returns stored files until they are removed', async () => {
    const store = open();
    expect(await store.get('a-whole.webp')).toBeUndefined();
    await store.put('a-whole.webp', bytes, 'image/webp');
    expect(await store.get('a-whole.webp')).toEqual(bytes);
    await store.remove('a-whole.webp');
    await store.remove('a-whole.webp');
    expect(await store.get('a-whole.webp')).toBeUndefined();
  });

  it('separates the merchant’s pictures from those of members', async () => {
    const root = inFolder
      ? createFolderStore(folder)
      : createS3Store({ endpoint, bucket: 'bucket', ...account });
    await root.put('pictures/brands/4.webp', bytes, 'image/webp');
    expect(await pictureFilesOf(configured()).get('brands/4.webp')).toEqual(bytes);
    expect(await open().get('brands/4.webp')).toBeUndefined();
  });
});

describe('a store that speaks S3', () => {
  it('receives S3 requests', async () => {
    asked = [];
    const store = createS3Store({ endpoint, bucket: 'bucket', ...account });
    await store.put('b-small.webp', bytes, 'image/webp');
    expect(asked).toEqual(['PUT /bucket/b-small.webp image/webp']);
  });

  it('reports failures without its keys', async () => {
    const stranger = createS3Store({ endpoint, bucket: 'bucket', ...account, accessKeyId: 'x' });
    await expect(stranger.get('a')).rejects.toThrow('The file store answered 403 to GET');
    await expect(stranger.put('a', bytes, 'image/webp')).rejects.toThrow('403');
    const lost = createS3Store({ endpoint, bucket: 'nothing', ...account });
    await expect(lost.put('a', bytes, 'image/webp')).rejects.toThrow('The bucket does not exist');
  });
});

it('requires a complete configuration, and https in production', () => {
  expect(() => readConfig({ S3_BUCKET: 'bucket' })).toThrow('must be set together');
  expect(() => readConfig({ S3_REGION: 'th-1' })).toThrow('must be set together');
  const plain = { SHOP_MODE: 'production', S3_ENDPOINT: 'http://s3.example', ...s3 };
  expect(() => readConfig(plain)).toThrow('S3_ENDPOINT must begin with https:');
});
