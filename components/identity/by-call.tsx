import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { brand } from '@/lib/brand';
import styles from './login.module.scss';

interface ByCallProps {
  readonly phone: string;
  readonly refCode: string;
}

/** Number to call when the SMS code did not arrive (`docs/product/account.md`, "Bot check"). */
export function ByCall({ phone, refCode }: ByCallProps) {
  const intl = useIntl();
  const number = brand.contactPhone;
  return (
    <Notice tone="warning" role="status">
      <p>
        {intl.formatMessage(
          { id: 'identity.byCall' },
          {
            phone,
            code: <strong key="code">{refCode}</strong>,
            number: (
              <a key="number" className={styles.call} href={`tel:${number.replaceAll('-', '')}`}>
                {number}
              </a>
            ),
          },
        )}
      </p>
    </Notice>
  );
}
