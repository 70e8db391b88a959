import { z } from 'zod';

export const maintenanceSchema = z
  .object({ is_maintain: z.boolean(), web_image: z.string() })
  .meta({ id: 'Maintenance' });
export type Maintenance = z.infer<typeof maintenanceSchema>;
