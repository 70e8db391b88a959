/** A text by its id; what server and browser have in common of react-intl. */
export type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

interface Formatter {
  formatMessage(
    descriptor: { readonly id: string },
    values?: Record<string, string | number>,
  ): string;
}

export function sayer(intl: Formatter): Say {
  return (id, values) => intl.formatMessage({ id }, { ...values });
}
