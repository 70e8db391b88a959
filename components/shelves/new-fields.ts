/** Fields of the dialogs that add brands, categories and departments. */
export type NewField = 'name_th' | 'name_en' | 'code' | 'slug';
export type NewValues = Partial<Record<NewField, string>>;
