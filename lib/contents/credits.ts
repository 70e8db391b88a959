import { z } from 'zod';
import type { textsSchema } from '../blocks/texts.ts';

export interface Author {
  readonly name: z.infer<typeof textsSchema>;
  readonly role: z.infer<typeof textsSchema>;
}

/** Reference: a page of a known publisher at a stable URL. */
export interface Source {
  readonly title: z.infer<typeof textsSchema>;
  readonly url: string;
}

export const sourceSchema = z.object({
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
});
