'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useIntl } from 'react-intl';
import { ScreenHead, ThingScreen } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { OfficeAttribute } from '@/lib/shelves/contract-attributes';
import { shelvesKey } from '@/lib/shelves/queries';
import { deleteAttribute, officeAttributeQuery } from '@/lib/shelves/queries-attributes';
import { useUi } from '@/stores/ui';
import { AttributeForm } from './attribute-form';
import { nameOf } from './shelf';
import { ShelfRemove } from './shelf-remove';

/** One attribute: names, lists that it filters, values, deletion. */
export function AttributeView({ attributeKey }: { readonly attributeKey: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const attribute = useQuery(officeAttributeQuery(locale, attributeKey));
  return (
    <ThingScreen
      back={{
        href: pathTo(locale, '/staff/attributes'),
        label: intl.formatMessage({ id: 'shelves.allAttributes' }),
      }}
      reads={[attribute]}
      loadingLabel={intl.formatMessage({ id: 'shelves.loading' })}
    >
      {attribute.data && <Attribute attribute={attribute.data} />}
    </ThingScreen>
  );
}

function Attribute({ attribute }: { readonly attribute: OfficeAttribute }) {
  const intl = useIntl();
  const locale = useLocale();
  const abilities = useAbilities();
  const mayWrite = abilities?.has('catalog.write') === true;
  return (
    <>
      <ScreenHead title={nameOf(attribute, locale)}>
        {mayWrite && <AttributeRemove attribute={attribute} />}
      </ScreenHead>
      <AttributeForm attribute={attribute} mayWrite={mayWrite} />
      {abilities?.has('audit.read') && (
        <Link href={`${pathTo(locale, '/staff/audit')}?subject=attribute+${attribute.key}`}>
          {intl.formatMessage({ id: 'shelves.attributeHistory' })}
        </Link>
      )}
    </>
  );
}

function AttributeRemove({ attribute }: { readonly attribute: OfficeAttribute }) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const name = nameOf(attribute, locale);
  return (
    <ShelfRemove
      title={intl.formatMessage({ id: 'shelves.removeTitle' }, { name })}
      remove={async () => {
        await deleteAttribute(locale, attribute);
        useUi.getState().showToast(intl.formatMessage({ id: 'shelves.removed' }));
        router.push(pathTo(locale, '/staff/attributes'));
        queries.removeQueries({ queryKey: shelvesKey, type: 'inactive' });
      }}
    />
  );
}
