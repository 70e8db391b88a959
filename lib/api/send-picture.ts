import type { Locale } from './contract.ts';
import type { Http } from './http';

/** Large files on slow mobile connections take long. */
const TIMEOUT_MS = 120_000;

interface Sending {
  readonly params: { readonly locale: Locale; readonly client_msg_id?: string };
  readonly baseURL?: string;
}

/** Sends the raw file; the service checks its bytes. */
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
