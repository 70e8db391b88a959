import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { ProductCard } from '@/lib/catalog/contract';
import type { Approval, ConversationDetail, Message } from '@/lib/conversations/contract';
import { clockTime } from '@/lib/format/bangkok';
import type { Seat } from '@/lib/conversations/queries';
import type { Whose } from '@/lib/health/queries';
import type { UnsentMessage } from '@/stores/unsent-messages';
import { ApprovalCard } from './approval-card';
import styles from './chat.module.scss';
import { Photo } from './photo';
import { RecommendedTile } from './recommended-tile';

interface BubbleProps {
  readonly message: Message;
  /** Approval of the message, if any. */
  readonly approval: Approval | undefined;
  readonly seat: Seat;
  readonly whose: Whose;
  readonly mine: boolean;
  /** Recommended product, if any. */
  readonly product: ConversationDetail['products'][number] | undefined;
  /** Product card of the approved or recommended product; undefined until it is loaded. */
  readonly card: ProductCard | undefined;
  /** How far it came; undefined where that is not told. */
  readonly reached: 'sent' | 'delivered' | 'read' | undefined;
}

export function Bubble(props: BubbleProps) {
  const { message, seat, whose, approval, product, card, mine, reached } = props;
  const forMember = seat.side === 'member';
  const intl = useIntl();
  const who =
    message.by ??
    intl.formatMessage({
      id: mine ? 'conversations.you' : `conversations.from.${message.from}`,
    });
  return (
    <div className={styles.bubble}>
      <span className={styles.who}>{who}</span>
      {approval && <ApprovalCard approval={approval} card={card} forMember={forMember} />}
      {product && (
        <RecommendedTile
          product={product}
          card={card}
          directions={message.body}
          acknowledged={message.acknowledged}
          forMember={forMember}
          whose={whose}
        />
      )}
      {message.type === 'image' && (
        <Photo
          seat={seat}
          messageId={message.id}
          label={intl.formatMessage(
            { id: 'conversations.photo.of' },
            { who, at: clockTime(message.at) },
          )}
        />
      )}
      {!approval && !product && message.body !== '' && <p>{message.body}</p>}
      <small>
        <time dateTime={message.at}>{clockTime(message.at)}</time>
        {reached && <span>{intl.formatMessage({ id: `conversations.${reached}` })}</span>}
      </small>
    </div>
  );
}

interface UnsentBubbleProps {
  readonly message: UnsentMessage;
  readonly onDrop: () => void;
}

export function UnsentBubble({ message, onDrop }: UnsentBubbleProps) {
  const intl = useIntl();
  return (
    <div className={styles.bubble} data-unsent="">
      <p>{message.body}</p>
      {message.refused === undefined ? (
        <small>{intl.formatMessage({ id: 'conversations.sending' })}</small>
      ) : (
        <small role="alert">
          {message.refused}
          <Button variant="ghost" size="sm" onClick={onDrop}>
            {intl.formatMessage({ id: 'conversations.drop' })}
          </Button>
        </small>
      )}
    </div>
  );
}
