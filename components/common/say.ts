import type { Domain, MessageId } from '@/lib/i18n/messages';
import type { Texts } from '@/lib/i18n/texts';

/** Formats a message of these domains by id; the subset of react-intl that server and browser share. */
export type Say<in Of extends Domain> = (
  id: MessageId<Of>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Messages in the browser are untyped: name the domains that the component receives. */
export function sayer<Of extends Domain>(intl: Texts<Of>): Say<Of> {
  return (id, values) => intl.formatMessage({ id }, { ...values });
}
