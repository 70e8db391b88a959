import type { PhotoSize } from './contract-values.ts';
import type { Message } from './contract.ts';
import { type Where, onSide, pathOf } from './calls.ts';
import type { Http } from '../api/http';
import { sendPicture } from '../api/send-picture.ts';

/** A photo to send; idempotent by `client_msg_id`. */
export interface NewPhoto {
  readonly client_msg_id: string;
  readonly file: File;
}

export async function sendPhoto(
  http: Http,
  { side, id, locale }: Where,
  { client_msg_id, file }: NewPhoto,
): Promise<Message> {
  const config = { params: { locale, client_msg_id }, ...onSide(side) };
  return sendPicture<Message>(http, `${pathOf(side, id)}/attachments`, file, config);
}

/** Photos need the token in a header, so `src` cannot load them. */
export async function getPhoto(
  http: Http,
  { side, id, locale }: Where,
  { messageId, size }: { readonly messageId: number; readonly size: PhotoSize },
): Promise<Blob> {
  const path = `${pathOf(side, id)}/messages/${String(messageId)}/photo`;
  const config = { params: { locale, size }, responseType: 'blob', ...onSide(side) } as const;
  return (await http.get<Blob>(path, config)).data;
}

export async function tellTyping(http: Http, { side, id }: Where): Promise<void> {
  await http.post(`${pathOf(side, id)}/typing`, undefined, onSide(side));
}
