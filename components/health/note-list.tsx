import { useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { HEALTH_NOTE_LENGTH, HEALTH_NOTES } from '@/lib/health/contract-values';
import { isKnown, suggestionsOf, type NoteKind } from '@/lib/health/names';
import { tidyLine } from '@/lib/format/tidy-text';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './health.module.scss';

interface NoteListProps {
  readonly kind: NoteKind;
  readonly notes: readonly string[];
  readonly onChange: (notes: string[]) => void;
}

/** Notes of one kind: a field with suggestions, and the entries below. */
export function NoteList({ kind, notes, onChange }: NoteListProps) {
  const intl = useIntl();
  const locale = useLocale();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `health.${id}` }, values);
  const { length } = tidyLine(typed);
  const tooLong = intl.formatMessage(
    { id: 'health.noteTooLong' },
    { max: HEALTH_NOTE_LENGTH, length },
  );
  // Some hundred names: once for all letters that are typed.
  const options = useMemo(
    () => suggestionsOf(kind, locale).map((name) => <option key={name} value={name} />),
    [kind, locale],
  );
  const add = () => {
    const note = tidyLine(typed);
    if (note.length > HEALTH_NOTE_LENGTH) return;
    setTyped('');
    const isThere = notes.some((one) => one.toLowerCase() === note.toLowerCase());
    if (note !== '' && !isThere) onChange([...notes, note]);
  };
  return (
    <div className={styles.notes}>
      <div>
        <TextField
          ref={field}
          label={text(kind)}
          hint={text(`${kind}Hint`)}
          list={list}
          autoComplete="off"
          error={length > HEALTH_NOTE_LENGTH ? tooLong : undefined}
          disabled={notes.length >= HEALTH_NOTES}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
          // Enter adds the entry instead of submitting the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          onBlur={() => {
            if (typed.trim() !== '') add();
          }}
        />
        <datalist id={list}>{options}</datalist>
      </div>
      {notes.length > 0 && (
        <ul className={styles.chips} aria-label={text(kind)}>
          {notes.map((note) => (
            <li key={note}>
              <span>
                {note}
                {!isKnown(kind, note) && <small>{text('unknown')}</small>}
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={text('remove', { note })}
                onClick={() => {
                  onChange(notes.filter((one) => one !== note));
                  field.current?.focus();
                }}
              >
                <Icon name="close" size="sm" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
