'use client';

import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Validates and sends a form once, whether its own button asks or the page's; both get the same answer.
 * Null where it was not sent or the service refused it: then the form says why.
 */
export function useSubmit<Values extends FieldValues, Result>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<Result>,
): () => Promise<Result | null> {
  const sending = useRef<Promise<Result | null>>(null);
  const submit = async () => {
    let result: Result | null = null;
    await form.handleSubmit(async (values) => {
      result = await send(values).catch(() => null);
    })();
    return result;
  };
  return () => {
    sending.current ??= submit().finally(() => {
      sending.current = null;
    });
    return sending.current;
  };
}
