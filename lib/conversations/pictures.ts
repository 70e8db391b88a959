/** Topic keys of pharmacy articles (`docs/product/pages.md`, "Pharmacy"). */
export const PHARMACY_TOPICS: readonly string[] = ['medicines', 'conditions'];
