import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import styles from './kit.module.scss';
import type { KitTexts } from './samples';

const PICTURES = ['cart', 'notifications', 'orders', 'search'] as const;

export function KitWaiting({ texts }: { readonly texts: KitTexts }) {
  return (
    <Section title={texts.waitingStates}>
      <div className={styles.row}>
        <Spinner label={texts.loading} />
        <Skeleton width="var(--size-target)" height="var(--size-target)" shape="circle" />
        <Skeleton width="12rem" />
        <Skeleton width="8rem" height="var(--size-thumb)" shape="block" />
      </div>
      <div className={styles.grid}>
        {PICTURES.map((picture) => (
          <EmptyState
            key={picture}
            level={3}
            image={`/images/empty-${picture}.svg`}
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={<ButtonLink href="#content">{texts.shop}</ButtonLink>}
          />
        ))}
      </div>
    </Section>
  );
}
