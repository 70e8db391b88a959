import type { Locale } from '../../lib/i18n/locale.ts';

/** A ready page that the front server of this process serves. */
export interface PageCopy {
  readonly locale: Locale;
  /** Since its rendering began. */
  readonly ageMs: number;
}

/** The newest copy of a thing's page in each language; undefined in a process without a front server. */
export type PageCopies = (thing: {
  readonly kind: 'product';
  readonly id: number;
}) => readonly PageCopy[] | undefined;

export interface PageCopiesHolder {
  readonly read: PageCopies;
  /** The front server starts after the service. */
  readonly connect: (copies: PageCopies) => void;
}

export function createPageCopiesHolder(): PageCopiesHolder {
  let copies: PageCopies = () => undefined;
  return {
    read: (thing) => copies(thing),
    connect: (own) => {
      copies = own;
    },
  };
}
