import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import type { Question } from '@/lib/conversations/contract';
import styles from './consultation.module.scss';

interface FlagStepProps {
  readonly flags: Question['red_flags'];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Signs that need a doctor at once. */
export function FlagStep({ flags, chosen, onChoose }: FlagStepProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.flags}>
      <legend>{intl.formatMessage({ id: 'conversations.flags' })}</legend>
      {flags.map(({ id, text }) => (
        <Checkbox
          key={id}
          label={text}
          checked={chosen.includes(id)}
          onChange={({ target }) => {
            onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id));
          }}
        />
      ))}
      <p>{intl.formatMessage({ id: 'conversations.flagsNone' })}</p>
    </fieldset>
  );
}
