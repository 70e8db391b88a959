import type { Locale } from './contract/common.ts';
import type { Http } from './http';

/** A large file over a phone's connection takes its time. */
const TIMEOUT_MS = 120_000;

/** The file itself: the service looks at its bytes, whatever it is called. */
export async function sendPicture<Answer>(
  http: Http,
  path: string,
  picture: File,
  locale: Locale,
): Promise<Answer> {
  const headers = {
    'Content-Type': picture.type === '' ? 'application/octet-stream' : picture.type,
  };
  const options = { params: { locale }, headers, timeout: TIMEOUT_MS };
  return (await http.post<Answer>(path, picture, options)).data;
}
