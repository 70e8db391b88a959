/** What articles of the pharmacy are about (`docs/product/pages.md`, "Pharmacy"): keys of topics. */
export const PHARMACY_TOPICS: readonly string[] = ['medicines', 'conditions'];
