import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import type { Domain, MessageId } from './messages';

type Values<Value> = Readonly<Record<string, Value>>;

/**
 * What words something with the texts of these domains: another id is a mistake of the compiler's. Texts of more
 * domains serve as well, those of fewer do not.
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
