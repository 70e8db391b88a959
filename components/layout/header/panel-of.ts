export interface BarCategory {
  readonly id: number;
  readonly name: string;
  /** Language included. */
  readonly href: string;
}

/** Content of a panel: a category with its departments, all categories, or the exclusive brands. */
export type PanelOf = BarCategory | 'categories' | 'brands';
