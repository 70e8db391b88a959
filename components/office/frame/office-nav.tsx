'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import Collapse from 'react-bootstrap/Collapse';
import Nav from 'react-bootstrap/Nav';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/i18n/locale';
import { useLocale, usePath } from '@/lib/i18n/use-locale';
import {
  mayOpen,
  SCREENS,
  SCREEN_GROUPS,
  screenAddress,
  screenAt,
  type Screen,
  type ScreenGroup,
} from '@/lib/office/screens';
import styles from './office-nav.module.scss';
import { useAbilities } from './use-abilities';

interface OfficeNavProps {
  /** Called for each chosen entry. */
  readonly onChoose?: () => void;
}

/** Screens that the signed-in person may open, by group. */
export function OfficeNav({ onChoose }: OfficeNavProps) {
  const intl = useIntl();
  const abilities = useAbilities();
  const current = screenAt(usePath(), useSearchParams().get('tab'));
  const open = abilities ? SCREENS.filter((screen) => mayOpen(screen, abilities)) : [];
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'office.nav' })}>
      {SCREEN_GROUPS.map((group) => {
        const screens = open.filter((screen) => screen.group === group);
        const list = <Entries screens={screens} current={current} onChoose={onChoose} />;
        if (screens.length === 0) return null;
        return (
          <div key={group} className={styles.group}>
            {screens.length === 1 ? list : <Group group={group}>{list}</Group>}
          </div>
        );
      })}
    </nav>
  );
}

interface GroupProps {
  readonly group: ScreenGroup;
  readonly children: React.ReactElement;
}

function Group({ group, children }: GroupProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(true);
  const id = `office-group-${group}`;
  return (
    <>
      <button
        type="button"
        className={styles.heading}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {intl.formatMessage({ id: `office.group.${group}` })}
        <Icon name="chevron-down" size="sm" />
      </button>
      <Collapse in={open}>
        <div id={id}>{children}</div>
      </Collapse>
    </>
  );
}

interface EntriesProps extends OfficeNavProps {
  readonly screens: readonly Screen[];
  readonly current: Screen | undefined;
}

function Entries({ screens, current, onChoose }: EntriesProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <Nav as="ul">
      {screens.map((screen) => (
        <Nav.Item as="li" key={screen.label}>
          <Nav.Link
            as={Link}
            href={localePath(locale, screenAddress(screen))}
            aria-current={screen === current ? 'page' : undefined}
            onClick={onChoose}
          >
            <Icon name={screen.icon} size="sm" />
            {intl.formatMessage({ id: screen.label })}
          </Nav.Link>
        </Nav.Item>
      ))}
    </Nav>
  );
}
