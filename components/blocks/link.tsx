import { ButtonLink } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/locale';
import type { BlockProps } from './block-props';

export function LinkBlock({ block, locale }: BlockProps<'link'>) {
  return (
    <div>
      <ButtonLink href={localePath(locale, block.path)} variant="secondary">
        {block.label[locale]}
      </ButtonLink>
    </div>
  );
}
