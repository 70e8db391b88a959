import { z } from 'zod';

/** What blocks of content have in common: words in both languages, and ways within the shop. */
export const textsSchema = z.object({ en: z.string().min(1), th: z.string().min(1) });
/** Without the language. */
export const pathSchema = z.string().startsWith('/');
export const actionSchema = z.object({ label: textsSchema, path: pathSchema });
