import { sql } from 'drizzle-orm';
import { members } from '../../db/schema/members.ts';
import { pharmacists } from './schema.ts';

/** Name of a colleague, where `members` and `pharmacists` are joined. */
export const nameOfStaff = {
  en: sql<string>`COALESCE(${pharmacists.nameEn}, ${members.firstName})`,
  th: sql<string>`COALESCE(${pharmacists.nameTh}, ${members.firstName})`,
};
