'use client';

import { useIntl } from 'react-intl';
import { logOut } from '@/components/common/log-out';
import { useLocale } from '@/lib/i18n/use-locale';
import { eraseAccount } from '@/lib/privacy/queries';
import { ProvedByCode, type CodeCheck } from './proved-by-code';

/** Confirmed twice, then by a code to the phone (`docs/product/account.md`, "Deleting an account"). */
export function EraseAccount(check: CodeCheck) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `privacy.${id}` });
  return (
    <ProvedByCode
      {...check}
      purpose="erase"
      variant="danger"
      labels={{ open: text('erase'), confirm: text('eraseForGood'), leave: text('eraseNot') }}
      ask={(phone) => intl.formatMessage({ id: 'privacy.eraseAsk' }, { phone })}
      act={async (proof) => {
        await eraseAccount(proof, locale);
        await logOut(locale, 'erased');
      }}
    />
  );
}
