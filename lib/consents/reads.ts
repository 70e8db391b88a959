import 'server-only';
import { cachedRead } from '../api/server';
import { getConsentLetter } from './calls';

/** No tags: a new letter appears within minutes, and answers to an old version are refused. */
export const readConsentLetter = cachedRead('consent-letter', getConsentLetter, () => []);
