/** Fields of the dialog that adds a brand. */
export type NewField = 'name_th' | 'name_en' | 'code';
export type NewValues = Partial<Record<NewField, string>>;
