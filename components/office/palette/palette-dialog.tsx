'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Modal } from '@/components/ui/modal';
import { TextField } from '@/components/ui/text-field';
import { useDebounced } from '@/lib/browser/use-debounced';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { ACTIONS, actionAddress } from '@/lib/office/actions';
import { findNamed, readingsOf } from '@/lib/office/palette';
import { paletteQuery } from '@/lib/office/queries';
import { mayOpen, screenAddress, SCREENS, type Screen } from '@/lib/office/screens';
import { pathTo } from '@/lib/pages/path-to';
import type { Ability } from '@/lib/people/contract-values';
import styles from './palette.module.scss';

interface PaletteDialogProps {
  readonly abilities: ReadonlySet<Ability>;
  readonly onClose: () => void;
}

interface Entry {
  readonly kind: 'screen' | 'action' | 'product' | 'order' | 'person';
  readonly icon: Screen['icon'];
  readonly label: string;
  readonly href: string;
}

const PAUSE_MS = 200;
const NOTHING = { orders: [], people: [], products: [] };

/** One field over the screens and actions that a person may open, products, orders by number and people by name. */
export function PaletteDialog({ abilities, onClose }: PaletteDialogProps) {
  const intl = useIntl();
  const router = useRouter();
  const id = useId();
  const text = (name: string) => intl.formatMessage({ id: `office.palette.${name}` });
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const entries = useEntries(typed, abilities);
  const active = Math.min(at, entries.length - 1);
  const optionId = (index: number) => `${id}-${String(index)}`;
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    router.push(entry.href);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = stepOf(event.key, active, entries.length);
    if (to === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (to === undefined) {
      choose(entries[active]);
      return;
    }
    setAt(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Modal show title={text('title')} closeLabel={text('close')} onClose={onClose}>
      <TextField
        label={text('label')}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        autoComplete="off"
        autoFocus
        enterKeyHint="go"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.count}>
        {intl.formatMessage({ id: 'office.palette.count' }, { count: entries.length })}
      </p>
      <ul id={id} role="listbox" aria-label={text('results')} className={styles.list}>
        {entries.map((entry, index) => (
          <li
            key={entry.href}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => {
              // Keeps the focus in the field.
              event.preventDefault();
            }}
            onClick={() => {
              choose(entry);
            }}
          >
            <Icon name={entry.icon} size="sm" />
            <span>{entry.label}</span>
            <span className={styles.kind}>{text(`kind.${entry.kind}`)}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** Where a key leads in the list; undefined for other keys. */
function stepOf(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active + count - 1) % count;
  return undefined;
}

function useEntries(typed: string, abilities: ReadonlySet<Ability>): readonly Entry[] {
  const intl = useIntl();
  const locale = useLocale();
  const late = useDebounced(typed, PAUSE_MS);
  const { data } = useQuery(paletteQuery(locale, late, abilities));
  const found = data && typed.trim() !== '' ? data : NOTHING;
  const screens = SCREENS.filter((screen) => mayOpen(screen, abilities)).map((screen) => ({
    ...({ kind: 'screen', icon: screen.icon, address: screenAddress(screen) } as const),
    label: intl.formatMessage({ id: screen.label }),
  }));
  const actions = ACTIONS.filter(({ ability }) => abilities.has(ability)).map((action) => ({
    ...({ kind: 'action', icon: 'edit', address: actionAddress(action) } as const),
    label: intl.formatMessage({ id: action.label }),
  }));
  const pathOf = (
    path: '/staff/orders' | '/staff/people' | '/staff/products',
    one: string | number,
  ) => `${pathTo(locale, path)}/${String(one)}`;
  return [
    ...findNamed([...screens, ...actions], readingsOf(typed)).map(({ address, ...entry }) => ({
      ...{ ...entry, href: localePath(locale, address) },
    })),
    ...found.products.map(({ id, name_en: en, name_th: th, item_code: code }) => ({
      ...({ kind: 'product', icon: 'package' } as const),
      label: `${locale === 'th' ? th : en} ${code}`,
      href: pathOf('/staff/products', id),
    })),
    ...found.orders.map(({ order_id: label }) => ({
      ...({ kind: 'order', icon: 'receipt', label } as const),
      href: pathOf('/staff/orders', label),
    })),
    ...found.people.map(({ member_id: member, name, phone_number: phone }) => ({
      ...({ kind: 'person', icon: 'user', label: name || phone } as const),
      href: pathOf('/staff/people', member),
    })),
  ];
}
