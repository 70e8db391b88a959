'use client';

import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Offcanvas } from '@/components/ui/offcanvas';
import { Picture } from '@/components/ui/picture';
import { LayoutTexts } from '@/components/common/layout-texts';
import { Providers } from '@/components/common/providers';
import { MenuAccount } from './menu-account';
import { MenuBrands } from './menu-brands';
import { MenuCategories } from './menu-categories';
import { MenuFoot } from './menu-foot';
import { MenuWays } from './menu-ways';

interface SideMenuProps {
  readonly show: boolean;
  readonly onClose: () => void;
}

export function SideMenu(props: SideMenuProps) {
  return (
    <Providers>
      <LayoutTexts>
        <Drawer {...props} />
      </LayoutTexts>
    </Providers>
  );
}

function Drawer({ show, onClose }: SideMenuProps) {
  const intl = useIntl();
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Offcanvas
      show={show}
      onClose={onClose}
      hiddenFrom="lg"
      title={
        <>
          <span className="visually-hidden">{intl.formatMessage({ id: 'layout.menu' })}</span>
          <Picture src="/brand/logo.svg" alt="" width={90} height={30} unoptimized />
        </>
      }
      closeLabel={intl.formatMessage({ id: 'layout.close' })}
    >
      <div onClick={closeOnChoice}>
        <MenuAccount />
        <MenuWays />
        <MenuCategories />
        <MenuBrands />
        <MenuFoot />
      </div>
    </Offcanvas>
  );
}
