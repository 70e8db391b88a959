import { z } from 'zod';
import { idSchema, seenSchema, versionSchema } from '../api/contract.ts';
import { pictureFileSchema } from '../media/contract.ts';
import { nameFields } from './contract.ts';

export const newCategorySchema = nameFields;
export type ShelfNames = z.infer<typeof nameFields>;

const categoryFields = nameFields.extend({
  /** File of the library; null: a neutral drawing. */
  picture: pictureFileSchema.nullable(),
});

const departmentFields = nameFields.extend({
  /** Part of addresses, unique. It begins with a letter, since lists also take ids. */
  slug: z
    .string()
    .trim()
    .max(64)
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
});

export const newDepartmentSchema = departmentFields.extend({ category_id: idSchema });
export type NewDepartment = z.infer<typeof newDepartmentSchema>;

export const categoryChangeSchema = categoryFields.extend(seenSchema.shape);
export const departmentChangeSchema = newDepartmentSchema.extend(seenSchema.shape);

/** Places are counted from 1; one after the last is the last. */
const positionSchema = z.number().int().min(1).max(10_000);

/** The version is that of the order in which it stands. */
export const categoryMoveSchema = z.object({ position: positionSchema, version: versionSchema });

export const departmentMoveSchema = categoryMoveSchema.extend({
  /** Another category, with the version of its order. */
  category: z.object({ id: idSchema, version: versionSchema }).optional(),
});
export type ShelfTarget = Omit<z.infer<typeof departmentMoveSchema>, 'version'>;

const officeDepartmentSchema = z
  .object({
    id: z.number().int(),
    category_id: z.number().int(),
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
    /** File of the library. */
    picture: z.string().nullable(),
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
