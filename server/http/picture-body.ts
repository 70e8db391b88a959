import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { PICTURE_FIELD, PICTURE_MAX_BYTES } from '../../lib/uploads/contract-values.ts';
import type { HttpEnv } from './context.ts';
import { ApiError } from './errors.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };

/** `request.body` of a route that takes a picture: the file itself, or a form with it. The handler reads it. */
export const pictureBody = {
  content: { 'image/*': binary },
  description: `The file itself, or a form (multipart/form-data) whose field \`${PICTURE_FIELD}\` it is`,
};

/** Runs after `requireMember`: nothing is read without a sign-in. */
export async function readPicture(c: Context<HttpEnv>): Promise<Uint8Array> {
  const type = c.req.header('content-type') ?? '';
  if (type.startsWith('image/') || type.startsWith('application/octet-stream')) {
    return checked(await c.req.arrayBuffer());
  }
  if (!type.startsWith('multipart/form-data')) throw new ApiError({ code: 'FILE_TYPE' });
  const form = await c.req.parseBody().catch(() => {
    throw new ApiError({ code: 'BAD_REQUEST' });
  });
  const file = form[PICTURE_FIELD];
  if (!(file instanceof File)) throw new ApiError({ code: 'FILE_TYPE' });
  return checked(await file.arrayBuffer());
}

function checked(buffer: ArrayBuffer): Uint8Array {
  if (buffer.byteLength > PICTURE_MAX_BYTES) throw new ApiError({ code: 'FILE_SIZE' });
  if (buffer.byteLength === 0) throw new ApiError({ code: 'FILE_TYPE' });
  return new Uint8Array(buffer);
}
