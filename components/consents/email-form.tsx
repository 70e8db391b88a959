'use client';

import { useRef, useState, type SyntheticEvent } from 'react';
import { TextField } from '@/components/ui/text-field';
import { useAuth } from '@/stores/auth';
import styles from './consent.module.scss';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

interface EmailFormProps {
  readonly id: string;
  readonly label: string;
  readonly invalidText: string;
  readonly onAccept: (email: string) => void;
}

/** Validated after submit only (`docs/product/pages.md`, "Consent letter"). */
export function EmailForm({ id, label, invalidText, onAccept }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const known = useAuth((state) => state.user?.email ?? '');
  const [invalid, setInvalid] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    const passes = EMAIL.test(email);
    setInvalid(!passes);
    if (passes) onAccept(email);
    else field.current?.focus();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        type="email"
        name="email"
        label={label}
        autoComplete="email"
        inputMode="email"
        defaultValue={known}
        required
        error={invalid ? invalidText : undefined}
      />
    </form>
  );
}
