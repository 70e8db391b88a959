import { useIntl } from 'react-intl';
import { WarningReasons } from '@/components/common/warning-list';
import { Notice } from '@/components/ui/notice';
import type { Warning } from '@/lib/health/warnings';

interface WeighedListProps {
  readonly weighed: readonly (Warning & { readonly by: string })[];
  readonly productName: (id: number) => string;
}

/** Warnings accepted by a pharmacist: told, not warned of again (`docs/product/health.md`, "Warnings"). */
export function WeighedList({ weighed, productName }: WeighedListProps) {
  const intl = useIntl();
  const names = [...new Set(weighed.map(({ by }) => by))];
  return names.map((name) => (
    <Notice key={name} tone="info">
      <strong>{intl.formatMessage({ id: 'health.weighedBy' }, { name })}</strong>
      <WarningReasons
        warnings={weighed.filter(({ by }) => by === name)}
        productName={productName}
      />
    </Notice>
  ));
}
