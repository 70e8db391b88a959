/** An address as the list shows it. */
export interface Entry {
  readonly id: number;
  readonly name: string;
  readonly lines: readonly string[];
  readonly isDefault: boolean;
}
