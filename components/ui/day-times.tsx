import { TextField } from './text-field';

type Times = [from: string, until: string] | null;

interface DayTimesProps {
  readonly value: Times;
  readonly labels: { readonly from: string; readonly until: string };
  readonly error?: string | undefined;
  readonly onChange: (value: Times) => void;
}

/** Opening hours of a day; two empty fields mean closed. Text fields, since time inputs do not accept 24:00. */
export function DayTimes({ value, labels, error, onChange }: DayTimesProps) {
  const [from, until] = value ?? ['', ''];
  const change = (next: [string, string]) => {
    onChange(next.every((time) => time === '') ? null : next);
  };
  return (
    <>
      <TextField
        label={labels.from}
        inputMode="numeric"
        value={from}
        error={error}
        onChange={({ target }) => {
          change([target.value.trim(), until]);
        }}
      />
      <TextField
        label={labels.until}
        inputMode="numeric"
        value={until}
        onChange={({ target }) => {
          change([from, target.value.trim()]);
        }}
      />
    </>
  );
}
