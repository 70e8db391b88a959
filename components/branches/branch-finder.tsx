'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { Branch } from '@/lib/branches/contract';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';
import { pathTo } from '@/lib/pages/path-to';
import { BranchCard } from './branch-card';
import styles from './branch-finder.module.scss';
import { findBranches } from './find-branches';
import { MapPanel } from './map-panel';
import { useBrowserTime } from '@/lib/browser/use-browser-time';
import { useOwnLocation } from './use-own-location';

interface BranchFinderProps {
  readonly branches: readonly Branch[];
  readonly locale: Locale;
  /** Messages of `branches`. */
  readonly messages: Messages;
}

/** Branch search by text, opening state and distance. Without scripts all are listed. */
export function BranchFinder({ locale, messages, branches }: BranchFinderProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <Finder branches={branches} locale={locale} />
    </ClientIntl>
  );
}

function Finder({ branches, locale }: Omit<BranchFinderProps, 'messages'>) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [words, setWords] = useState('');
  const [openOnly, setOpenOnly] = useState(false);
  const now = useBrowserTime();
  const { near, locating, problem, find } = useOwnLocation();
  const router = useRouter();
  // Stable identity: the map redraws for each new list.
  const found = useMemo(
    () => findBranches(branches, { words, near, openAt: openOnly ? now : undefined }),
    [branches, words, near, openOnly, now],
  );
  const shown = useMemo(() => found.map(({ branch }) => branch), [found]);
  const open = useCallback(
    (id: number) => {
      router.push(pathTo(locale, '/branches/:branch', { branch: id }));
    },
    [router, locale],
  );
  return (
    <>
      <div className={styles.filters}>
        <TextField
          type="search"
          label={text('branches.search')}
          placeholder={text('branches.searchExample')}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
          }}
        />
        <Button
          variant="secondary"
          busy={locating}
          aria-pressed={near !== undefined}
          onClick={find}
        >
          <Icon name={near ? 'check' : 'pin'} size="sm" />
          {text(locating ? 'branches.locating' : near ? 'branches.nearOn' : 'branches.near')}
        </Button>
        <Checkbox
          label={text('branches.openNowOnly')}
          checked={openOnly}
          onChange={({ target }) => {
            setOpenOnly(target.checked);
          }}
        />
      </div>
      {problem !== undefined && (
        <Notice tone="warning" role="alert">
          {text(problem)}
        </Notice>
      )}
      <p role="status" className={styles.found}>
        {intl.formatMessage({ id: 'branches.found' }, { count: found.length })}
      </p>
      {shown.length > 0 && <MapPanel branches={shown} chosenId={null} onChoose={open} choosesAny />}
      <ul className={styles.list}>
        {found.map(({ branch, metres }) => (
          <li key={branch.id}>
            <BranchCard branch={branch} locale={locale} now={now} metres={metres} />
          </li>
        ))}
      </ul>
    </>
  );
}
