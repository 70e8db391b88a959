/** A category in the bar. */
export interface BarCategory {
  readonly id: number;
  readonly name: string;
  /** With its language. */
  readonly href: string;
}

/** A category with its departments, all categories, or the exclusive brands. */
export type PanelOf = BarCategory | 'categories' | 'brands';
