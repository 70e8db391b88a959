import type { ReactNode } from 'react';

export default function ShopLayout({ children }: { readonly children: ReactNode }) {
  return <main className="page">{children}</main>;
}
