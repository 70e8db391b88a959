/** Stands in for `next/navigation` in tests of components: `visit` of the harness says which page is open. */
import { navigation } from '../harness/page.tsx';

export const { usePathname, useSearchParams, useRouter } = navigation;
