import 'server-only';

/** Origin that shoppers see, without a slash at the end; the front server sets it for the process. */
export function publicUrl(): string {
  return process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;
}

/** Container of the tag manager; without one nothing of it is ever loaded. */
export function gtmId(): string | undefined {
  const id = process.env.GTM_ID?.trim();
  return id === '' ? undefined : id;
}
