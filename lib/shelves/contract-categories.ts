import { z } from 'zod';
import { idSchema, seenSchema, versionSchema } from '../api/contract.ts';
import { nameFields } from './contract.ts';
import { DIRECTIONS } from './contract-values.ts';

export const newCategorySchema = nameFields;
export type ShelfNames = z.infer<typeof nameFields>;

const departmentFields = nameFields.extend({
  /** Part of addresses, unique. It begins with a letter, since lists also take ids. */
  slug: z
    .string()
    .trim()
    .max(64)
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
});
export type DepartmentFacts = z.infer<typeof departmentFields>;

export const newDepartmentSchema = departmentFields.extend({ category_id: idSchema });
export type NewDepartment = z.infer<typeof newDepartmentSchema>;

export const nameChangeSchema = nameFields.extend(seenSchema.shape);
export const departmentChangeSchema = departmentFields.extend(seenSchema.shape);

/** The version is that of the order among which it moves. */
export const shelfMoveSchema = z.object({
  direction: z.enum(DIRECTIONS),
  version: versionSchema,
});

const officeDepartmentSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name_en: z.string(),
    name_th: z.string(),
    /** Its products, drafts and archived ones too. */
    product_count: z.number().int(),
    version: versionSchema,
  })
  .meta({ id: 'OfficeDepartment' });
export type OfficeDepartment = z.infer<typeof officeDepartmentSchema>;

const officeCategorySchema = z
  .object({
    id: z.number().int(),
    name_en: z.string(),
    name_th: z.string(),
    version: versionSchema,
    departments: z.array(officeDepartmentSchema),
    /** Version of the order of its departments. */
    order: versionSchema,
  })
  .meta({ id: 'OfficeCategory' });
export type OfficeCategory = z.infer<typeof officeCategorySchema>;

/** Categories with their departments, in the order of the shop. */
export const officeTreeSchema = z
  .object({
    entities: z.array(officeCategorySchema),
    /** Version of the order of the categories. */
    order: versionSchema,
  })
  .meta({ id: 'OfficeTree' });
export type OfficeTree = z.infer<typeof officeTreeSchema>;
