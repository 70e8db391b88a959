import { BranchFinder } from '@/components/branches/branch-finder';
import { MapTiles } from '@/components/branches/map-tiles';
import type { Branch } from '@/lib/branches/contract';
import { mapTiles } from '@/lib/layout/env';
import type { Locale } from '@/lib/i18n/locale';
import { loadMessages } from '@/lib/i18n/messages';
import { getIntl } from '@/lib/i18n/server';
import { PageHead } from './page-head';

interface BranchesScreenProps {
  readonly locale: Locale;
  readonly branches: readonly Branch[];
}

/** `/branches`: the finder. */
export async function BranchesScreen({ locale, branches }: BranchesScreenProps) {
  const [intl, messages] = await Promise.all([
    getIntl(locale, 'branches'),
    loadMessages(locale, ['branches']),
  ]);
  const title = intl.formatMessage({ id: 'branches.all' });
  return (
    <>
      <PageHead
        locale={locale}
        trail={[{ name: title }]}
        title={title}
        intro={intl.formatMessage({ id: 'branches.intro' }, { count: branches.length })}
      />
      <MapTiles tiles={mapTiles()}>
        <BranchFinder branches={branches} locale={locale} messages={messages} />
      </MapTiles>
    </>
  );
}
