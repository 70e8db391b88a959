import 'server-only';
import { cachedRead } from '../api/server';
import { getPharmacists, getPharmacyHours } from './calls-pharmacy';

export const readPharmacists = cachedRead('pharmacists', getPharmacists, () => ['pharmacy']);

/** Cached for the hours only; the browser asks whether it is open now. */
export const readPharmacyHours = cachedRead('pharmacy-hours', getPharmacyHours, () => ['pharmacy']);
