/** See `docs/product/browse.md`, "Medicine classes". `controlled` ones exist but are never listed. */
export type DrugClass = 'none' | 'household' | 'packaged' | 'dangerous' | 'controlled';

/** Only live products are on sale; archived ones stay in past orders (`docs/product/office.md`, "Products"). */
export type ProductState = 'draft' | 'live' | 'archived';
