import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './promises.module.scss';
import type { ShownPromises } from './shown-promises';

interface PromisesProps {
  readonly promises: ShownPromises;
  readonly branches: ReactNode;
}

export function Promises({ promises, branches }: PromisesProps) {
  const { pickup, trust } = promises;
  return (
    <div className={styles.promises}>
      <ul>
        {pickup ? (
          <li>
            <Icon name="store" />
            <p>
              <strong>{pickup.title}</strong>
              <span>{pickup.text}</span>
            </p>
          </li>
        ) : (
          <Delivery {...promises} />
        )}
        <li>{branches}</li>
      </ul>
      {trust && (
        <ul className={styles.trust}>
          <li>
            <Icon name="cash" size="sm" />
            {trust.cash}
          </li>
          <li>
            <Icon name="shield" size="sm" />
            {trust.genuine}
          </li>
        </ul>
      )}
    </div>
  );
}

function Delivery({ stock, delivery }: Pick<ShownPromises, 'stock' | 'delivery'>) {
  const level = stock && (
    <span className={styles.level} data-level={stock.level}>
      {stock.text}
    </span>
  );
  if (!delivery) return <li>{level}</li>;
  return (
    <li>
      <Icon name="truck" />
      <p>
        <strong>{delivery.days}</strong>
        <span className={styles.terms}>
          {level}
          <span>{delivery.terms}</span>
        </span>
      </p>
    </li>
  );
}
