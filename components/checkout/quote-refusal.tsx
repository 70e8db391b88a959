'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { ApiError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useFlow } from './checkout-context';
import { isMendedInCart } from './refusals';
import { isAnswer } from './use-place-order';

interface QuoteRefusalProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Why there is no price, and the way to one. */
export function QuoteRefusal({ error, onRetry }: QuoteRefusalProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Notice tone="danger" role="alert">
      <p>{isAnswer(error) ? error.message : text('checkout.noPrice')}</p>
      <WayOut error={error} onRetry={onRetry} />
    </Notice>
  );
}

function WayOut({ error, onRetry }: QuoteRefusalProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { choose } = useFlow();
  const text = (id: string) => intl.formatMessage({ id });
  if (isMendedInCart(error)) {
    return <Link href={pathTo(locale, '/cart')}>{text('checkout.toCart')}</Link>;
  }
  // A pass is good for an hour only.
  if (error.code === 'GIFT_CARD_INVALID') {
    return (
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          choose({ giftCards: [] });
        }}
      >
        {text('checkout.dropGiftCards')}
      </Button>
    );
  }
  return (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      {text('checkout.retry')}
    </Button>
  );
}
