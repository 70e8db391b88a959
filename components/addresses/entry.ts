export interface Entry {
  readonly id: number;
  readonly name: string;
  readonly lines: readonly string[];
  readonly isDefault: boolean;
}
