import { chain } from '@/lib/middleware/chain';
import { locale } from '@/lib/middleware/locale';
import { maintenance } from '@/lib/middleware/maintenance';
import { signedInLogin } from '@/lib/middleware/signed-in-login';
import { unknownRoutes } from '@/lib/middleware/unknown-routes';

export default chain([maintenance, signedInLogin, unknownRoutes, locale]);

export const config = {
  // Pages only: neither the service, nor Next's own files, nor anything with an ending.
  matcher: ['/((?!api/|internal/|media/|dev/|_next/|.*\\.[a-z0-9]+$).*)'],
};
