import { AwsClient } from 'aws4fetch';
import type { FileStore } from '../../modules/uploads/ports.ts';
import type { S3Settings } from '../../config/files.ts';

const TIMEOUT_MS = 15_000;

export function createS3Store({ endpoint, bucket, ...account }: S3Settings): FileStore {
  const client = new AwsClient({ ...account, service: 's3', retries: 2 });
  const call = async (method: string, key: string, more: RequestInit = {}) => {
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await client.fetch(url, { method, signal, ...more });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`The file store answered ${String(answer.status)} to ${method}`);
  };
  return {
    put: async (key, body, type) => {
      const answer = await call('PUT', key, { body, headers: { 'content-type': type } });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error('The bucket does not exist in the file store');
    },
    get: async (key) => {
      const answer = await call('GET', key);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },
    remove: async (key) => {
      const answer = await call('DELETE', key);
      await answer.body?.cancel();
    },
  };
}
