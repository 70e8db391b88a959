/** See `docs/product/browse.md`, "Medicine classes". `controlled` ones exist but are never listed. */
export type DrugClass = 'none' | 'household' | 'packaged' | 'dangerous' | 'controlled';
