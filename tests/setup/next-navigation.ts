/** Replaces `next/navigation` in component tests; `visit` of the harness sets the page. */
import { navigation } from '../harness/page.tsx';

export const { usePathname, useSearchParams, useRouter } = navigation;
