'use client';

import { useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { normalizeError } from '@/lib/api/error';

/**
 * Validates and sends a form once. The form's button and the page's button share the same result. Null when not sent or
 * refused; the form then shows why.
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

export function showRefusals<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  failure: Error,
): void {
  const values = form.getValues();
  for (const [name, message] of Object.entries(normalizeError(failure).fields)) {
    if (name in values) form.setError(name as Path<Values>, { message });
  }
}
