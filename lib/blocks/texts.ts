import { z } from 'zod';

/** Shared parts of content blocks: texts in both languages, and links within the shop. */
export const textsSchema = z.object({ en: z.string().min(1), th: z.string().min(1) });
/** Path without the language. */
export const pathSchema = z.string().startsWith('/');
export const actionSchema = z.object({ label: textsSchema, path: pathSchema });
