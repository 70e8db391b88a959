export interface OwnOrderProps {
  /** An order number, of whomever. */
  readonly number: string;
  readonly texts: { readonly notice: string; readonly open: string };
}
