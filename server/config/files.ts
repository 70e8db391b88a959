import { z } from 'zod';
import { address, documented, text } from './values.ts';

/** Any S3-compatible store: addresses are `endpoint/bucket/key`. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Members' pictures are stored in a folder unless an S3 store is configured. */
export const filesEnvironment = {
  S3_ENDPOINT: documented(
    address(['http:', 'https:'], 'https://s3.example'),
    'S3-compatible store for pictures of members in place of `MEDIA_DIR/uploads`; see [operations](docs/operations.md#pictures-of-members)',
  ),
  S3_BUCKET: documented(text, 'its bucket'),
  S3_REGION: documented(text, 'its region', 'auto'),
  S3_ACCESS_KEY_ID: documented(text, 'its access key'),
  S3_SECRET_ACCESS_KEY: documented(text, 'its secret key'),
};

const variables = z.object(filesEnvironment);
type FileVariables = z.infer<typeof variables>;

export function fileMistakes(env: FileVariables): string[] {
  const given = [
    env.S3_ENDPOINT,
    env.S3_BUCKET,
    env.S3_ACCESS_KEY_ID,
    env.S3_SECRET_ACCESS_KEY,
  ].filter((value) => value !== undefined).length;
  if (given === 4 || (given === 0 && env.S3_REGION === undefined)) return [];
  return ['S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together'];
}

export function s3SettingsOf(env: FileVariables): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: env.S3_REGION ?? 'auto', accessKeyId, secretAccessKey };
}
