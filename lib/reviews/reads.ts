import 'server-only';
import { freshRead } from '../api/server';
import { getReviews } from './calls';

export const readReviews = freshRead(getReviews);
