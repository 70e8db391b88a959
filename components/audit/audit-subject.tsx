import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';

/** Page of a thing in the office, by the kind of the subject. */
const PAGES: Readonly<Record<string, (locale: Locale, id: string) => string>> = {
  branch: (locale, id) => pathTo(locale, '/staff/branches/:id', { id }),
  brand: (locale, brand) => pathTo(locale, '/staff/brands/:brand', { brand }),
  import: (locale, id) => pathTo(locale, '/staff/imports/:id', { id }),
  order: (locale, order) => pathTo(locale, '/staff/orders/:order', { order }),
  person: (locale, person) => pathTo(locale, '/staff/people/:person', { person }),
  product: (locale, product) => pathTo(locale, '/staff/products/:product', { product }),
  role: (locale, role) => pathTo(locale, '/staff/people/roles/:role', { role }),
  stock: (locale, product) => pathTo(locale, '/staff/stock/:product', { product }),
};

/** Thing of an entry: its name leads to its other entries, the icon to its page. */
export function AuditSubject({ subject }: { readonly subject: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const { kind, id } = parse(subject);
  const named = `audit.subject.${kind}`;
  const name = named in intl.messages ? intl.formatMessage({ id: named }, { id }) : subject;
  const page = id === '' ? undefined : PAGES[kind];
  const own = `${pathTo(locale, '/staff/audit')}?subject=${encodeURIComponent(subject)}`;
  return (
    <span>
      <Link href={own} title={subject}>
        {name}
      </Link>
      {page && (
        <>
          {' '}
          <Link
            href={page(locale, id)}
            aria-label={intl.formatMessage({ id: 'audit.open' }, { name })}
          >
            <Icon name="external" size="sm" />
          </Link>
        </>
      )}
    </span>
  );
}

/** Subjects are a kind and an id, such as `review 17`; orders stand by their number alone. */
function parse(subject: string): { readonly kind: string; readonly id: string } {
  if (/^AR\d/.test(subject)) return { kind: 'order', id: subject };
  const [kind = '', ...rest] = subject.split(' ');
  return { kind, id: rest.join(' ') };
}
