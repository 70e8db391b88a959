import { z } from 'zod';
import type { textsSchema } from './texts.ts';

/** Who wrote a text, and as what. */
export interface Author {
  readonly name: z.infer<typeof textsSchema>;
  readonly role: z.infer<typeof textsSchema>;
}

/** What a text rests on: a page of somebody known, at an address that lasts. */
export interface Source {
  readonly title: z.infer<typeof textsSchema>;
  readonly url: string;
}

/** A source in one language, as it goes over the wire. */
export const sourceSchema = z.object({
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
});
