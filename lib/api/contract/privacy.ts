import { z } from 'zod';
import { isoDateTimeSchema } from './common.ts';

/** What the shop keeps about a member, part by part (`docs/product/account.md`, "Privacy"). */
export const memberExportSchema = z
  .object({ exported_at: isoDateTimeSchema, data: z.record(z.string(), z.unknown()) })
  .meta({ id: 'MemberExport' });
