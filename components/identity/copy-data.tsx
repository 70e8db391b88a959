'use client';

import { useIntl } from 'react-intl';
import { brand } from '@/lib/brand';
import { saveBlob } from '@/lib/browser/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import { readCopy } from '@/lib/privacy/queries';
import { useUi } from '@/stores/ui';
import { ProvedByCode, type CodeCheck } from './proved-by-code';

/** Download of all personal data as one file, after a code to the phone (`docs/product/account.md`, "Privacy"). */
export function CopyData(check: CodeCheck) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `privacy.${id}` });
  return (
    <ProvedByCode
      {...check}
      purpose="export"
      variant="secondary"
      icon="download"
      labels={{ open: text('copy'), confirm: text('copyNow'), leave: text('copyNot') }}
      ask={(phone) => intl.formatMessage({ id: 'privacy.copyAsk' }, { phone })}
      act={async (proof) => {
        saveBlob(await readCopy(proof, locale), `${brand.slug}.json`);
        useUi.getState().showToast(text('copied'));
      }}
    />
  );
}
