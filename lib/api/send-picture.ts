import type { Locale } from './contract/common.ts';
import type { Http } from './http';

/** A large file over a phone's connection takes its time. */
const TIMEOUT_MS = 120_000;

interface Sending {
  readonly params: { readonly locale: Locale; readonly client_msg_id?: string };
  readonly baseURL?: string;
}

/** The file itself: the service looks at its bytes, whatever it is called. */
export async function sendPicture<Answer>(
  http: Http,
  path: string,
  picture: File,
  sending: Sending,
): Promise<Answer> {
  const headers = {
    'Content-Type': picture.type === '' ? 'application/octet-stream' : picture.type,
  };
  return (await http.post<Answer>(path, picture, { ...sending, headers, timeout: TIMEOUT_MS }))
    .data;
}
