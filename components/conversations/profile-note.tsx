import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { familyQuery } from '@/lib/health/queries-family';
import { healthQuery } from '@/lib/health/queries';
import type { StepProps } from './intake';

const MOST = 500;

/** Takes over the notes of the member, or of the family member, once, and says so. */
export function ProfileNote({ values, change }: Pick<StepProps, 'values' | 'change'>) {
  const intl = useIntl();
  const locale = useLocale();
  const own = values.for === 'self';
  const ofFamily = values.family !== '';
  const profile = useQuery({ ...healthQuery, enabled: own, retry: false });
  const family = useQuery({ ...familyQuery, enabled: ofFamily, retry: false });
  const person = family.data?.find(({ id }) => String(id) === values.family);
  const data = own && profile.data?.consent ? profile.data : person;
  const fill = data !== undefined && values.filled === '';
  useEffect(() => {
    if (!fill) return;
    const noted = (typed: string, notes: readonly string[]) =>
      typed.trim() === '' ? notes.join(', ').slice(0, MOST) : typed;
    change({
      allergies: noted(values.allergies, data.allergies),
      conditions: noted(values.conditions, data.conditions),
      medicines: noted(values.medicines, data.medicines),
      pregnancy: values.pregnancy === 'no' ? data.pregnancy : values.pregnancy,
      filled: '1',
    });
  }, [fill, data, values, change]);
  if (!(own || ofFamily) || values.filled !== '1') return null;
  return (
    <Notice tone="info">
      <p>
        {own
          ? intl.formatMessage({ id: 'conversations.fromProfile' })
          : intl.formatMessage({ id: 'conversations.fromFamily' }, { name: person?.name ?? '' })}
      </p>
      <Link href={pathTo(locale, '/profile/health')}>
        {intl.formatMessage({ id: 'conversations.toProfile' })}
      </Link>
    </Notice>
  );
}
