import { ButtonLink } from '@/components/ui/button';
import styles from './promotion-link.module.scss';

interface PromotionLinkProps {
  readonly href: string;
  readonly label: string;
}

export function PromotionLink({ href, label }: PromotionLinkProps) {
  return (
    <p className={styles.link}>
      <ButtonLink href={href} variant="secondary" size="sm">
        {label}
      </ButtonLink>
    </p>
  );
}
