/** What cookies and origin checks need to know about where the shop runs. */
export interface Site {
  /** Origin that shoppers see. */
  readonly publicUrl: string;
  /** Cookies over https only; off in the demo, which runs on plain http. */
  readonly secureCookies: boolean;
}
