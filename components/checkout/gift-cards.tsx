'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatBaht } from '@/lib/format/money';
import type { CheckedGiftCard } from '@/stores/checkout';
import { useFlow } from './checkout-context';
import styles from './checkout.module.scss';
import { FoldedPart } from './folded-part';
import { GiftCardForm } from './gift-card-form';

/** Most cards of an order (`lib/cart/contract`). */
const MOST = 5;

/** Gift cards are money, not a discount: each shows how much of it this order takes. */
export function GiftCards() {
  const intl = useIntl();
  const { choices, choose } = useFlow();
  const { giftCards } = choices;
  const isSame = (a: CheckedGiftCard, b: CheckedGiftCard) =>
    a.lastFour === b.lastFour && a.balance === b.balance;
  return (
    <FoldedPart
      title={intl.formatMessage({ id: 'checkout.giftCards' })}
      note={
        giftCards.length > 0
          ? intl.formatMessage({ id: 'checkout.inUse' }, { count: giftCards.length })
          : undefined
      }
      open={giftCards.length > 0}
    >
      {giftCards.length > 0 && (
        <ul className={styles.cards}>
          {giftCards.map((card) => (
            <GiftCardRow
              key={card.token}
              card={card}
              onRemove={() => {
                choose({ giftCards: giftCards.filter(({ token }) => token !== card.token) });
              }}
            />
          ))}
        </ul>
      )}
      {giftCards.length < MOST && (
        <GiftCardForm
          onChecked={(card) => {
            // The same card again renews its pass.
            const all = [...giftCards.filter((one) => !isSame(one, card)), card];
            choose({ giftCards: all });
            return { giftCards: all };
          }}
        />
      )}
    </FoldedPart>
  );
}

interface GiftCardRowProps {
  readonly card: CheckedGiftCard;
  readonly onRemove: () => void;
}

function GiftCardRow({ card, onRemove }: GiftCardRowProps) {
  const intl = useIntl();
  const { quote } = useFlow().quoted;
  const used = quote?.gift_cards.find(({ last_four }) => last_four === card.lastFour);
  return (
    <li>
      <Icon name="gift" />
      <span>
        <strong>
          {intl.formatMessage({ id: 'checkout.giftCard' }, { digits: card.lastFour })}
        </strong>
        <span className={styles.hint}>
          {intl.formatMessage(
            { id: 'checkout.giftCardUse' },
            { used: formatBaht(used?.amount ?? 0), balance: formatBaht(card.balance) },
          )}
        </span>
      </span>
      <Button
        variant="ghost"
        aria-label={intl.formatMessage(
          { id: 'checkout.removeGiftCard' },
          { digits: card.lastFour },
        )}
        onClick={onRemove}
      >
        <Icon name="trash" size="sm" />
      </Button>
    </li>
  );
}
