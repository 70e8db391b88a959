import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { healthQuery } from '@/lib/queries/health';
import type { StepProps } from './topic-step';

const MOST = 500;

/** Takes over what the member's health profile has, once, and says so; only for a question about themselves. */
export function ProfileNote({ values, change }: Pick<StepProps, 'values' | 'change'>) {
  const intl = useIntl();
  const locale = useLocale();
  const own = values.for === 'self';
  const { data } = useQuery({ ...healthQuery, enabled: own, retry: false });
  const hasNotes = data !== undefined && data.consent !== null;
  const fill = own && hasNotes && values.filled === '';
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
  if (!own || values.filled !== '1') return null;
  return (
    <Notice tone="info">
      <p>{intl.formatMessage({ id: 'consultation.fromProfile' })}</p>
      <Link href={pathTo(locale, '/profile/health')}>
        {intl.formatMessage({ id: 'consultation.toProfile' })}
      </Link>
    </Notice>
  );
}
