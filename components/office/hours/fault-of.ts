import type { FieldErrors } from 'react-hook-form';

/** The first fault of a field or of its parts. */
export function faultOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as FieldErrors[string] & { readonly message?: unknown };
  if (typeof message === 'string') return message;
  for (const part of Object.values(error)) {
    const found = faultOf(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
