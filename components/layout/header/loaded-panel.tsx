import { LayoutTexts } from '@/components/common/layout-texts';
import { Providers } from '@/components/common/providers';
import { BrandPanel } from './brand-panel';
import { CategoryPanel } from './category-panel';
import { MorePanel } from './more-panel';
import type { PanelOf } from './panel-of';

export function LoadedPanel({ of }: { readonly of: PanelOf }) {
  return (
    <Providers>
      <LayoutTexts>
        <Panel of={of} />
      </LayoutTexts>
    </Providers>
  );
}

function Panel({ of }: { readonly of: PanelOf }) {
  if (of === 'brands') return <BrandPanel />;
  if (of === 'categories') return <MorePanel />;
  return <CategoryPanel category={of} />;
}
