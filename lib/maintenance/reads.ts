import 'server-only';
import { freshRead } from '../api/server';
import { getMaintenance } from './calls';

export const readMaintenance = freshRead(getMaintenance);
