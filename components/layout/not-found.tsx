import { getIntl } from '@/lib/i18n/server';
import { errorTexts } from './error-texts';
import { NotFoundScreen } from './not-found-screen';
import { sayer } from './say';

/** Next does not tell this page its language, so the browser's part chooses. */
export async function NotFound() {
  const [en, th] = await Promise.all([getIntl('en', 'layout'), getIntl('th', 'layout')]);
  return (
    <NotFoundScreen texts={{ en: errorTexts(sayer(en), 404), th: errorTexts(sayer(th), 404) }} />
  );
}
