'use client';

import { TextField } from '@/components/ui/text-field';

interface ReasonFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Why staff decides as it does, or how money went back. */
export function ReasonField({ onChange, ...field }: ReasonFieldProps) {
  return (
    <TextField
      {...field}
      name="reason"
      required
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => {
        onChange(value);
      }}
    />
  );
}
