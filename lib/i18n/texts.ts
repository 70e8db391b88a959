import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import type { Domain, MessageId } from './messages';

type Values<Value> = Readonly<Record<string, Value>>;

/**
 * Formatter for the texts of some domains; other ids do not compile. Contravariant: a formatter of more domains can
 * be passed where fewer are needed.
 */
export interface Texts<in Of extends Domain> extends Pick<
  IntlShape,
  'locale' | 'formatNumber' | 'formatList' | 'formatDate'
> {
  readonly formatMessage: {
    (text: TextOf<Of>, values?: Values<string | number | boolean | null | undefined>): string;
    (text: TextOf<Of>, values?: Values<ReactNode | ((parts: ReactNode[]) => ReactNode)>): ReactNode;
  };
}

interface TextOf<Of extends Domain> {
  readonly id: MessageId<Of>;
}
