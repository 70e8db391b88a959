import type { Domain, MessageId } from '@/lib/i18n/messages';
import type { Texts } from '@/lib/i18n/texts';

/** A text of these domains by its id; what server and browser have in common of react-intl. */
export type Say<in Of extends Domain> = (
  id: MessageId<Of>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The browser's texts know no domains: name there those that the part is given. */
export function sayer<Of extends Domain>(intl: Texts<Of>): Say<Of> {
  return (id, values) => intl.formatMessage({ id }, { ...values });
}
