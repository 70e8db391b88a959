import { sql } from 'drizzle-orm';
import { members } from '../../db/schema/members.ts';
import { pharmacists } from './schema.ts';

/** Display name of a colleague; requires a join of `members` and `pharmacists`. */
export const nameOfStaff = {
  en: sql<string>`COALESCE(${pharmacists.nameEn}, ${members.firstName})`,
  th: sql<string>`COALESCE(${pharmacists.nameTh}, ${members.firstName})`,
};
