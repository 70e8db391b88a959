'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type ReactNode, type SubmitEvent } from 'react';
import { withQuery } from '@/lib/format/query';

export interface ListFormProps {
  /** Path of the list, language included. */
  readonly path: string;
  readonly kept: readonly (readonly [name: string, value: string])[];
  /** Changes with the list, which resets the fields to its state. */
  readonly version: string;
  readonly className?: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/** Works without JavaScript. With it, navigation is on the client and empty fields are dropped from the address. */
export function ListForm({ path, kept, version, className, label, children }: ListFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [busy, start] = useTransition();

  useEffect(() => {
    form.current?.reset();
  }, [version]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = formHref(path, new FormData(event.currentTarget));
    start(() => {
      router.push(href, { scroll: false });
    });
  };
  return (
    <form
      ref={form}
      className={className}
      action={path}
      method="get"
      aria-label={label}
      aria-busy={busy}
      data-busy={busy}
      onSubmit={submit}
    >
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function formHref(path: string, data: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  return withQuery(path, query);
}
