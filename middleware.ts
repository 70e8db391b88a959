import { NextResponse, type NextRequest } from 'next/server';
import { locale } from '@/lib/middleware/locale';
import { maintenance, unknownRoutes } from '@/lib/middleware/page-status';
import { signedInLogin } from '@/lib/middleware/signed-in-login';

const STEPS = [maintenance, signedInLogin, unknownRoutes, locale];

export default function middleware(request: NextRequest): NextResponse {
  for (const step of STEPS) {
    const answer = step(request);
    if (answer) return answer;
  }
  return NextResponse.next();
}

export const config = {
  // Pages only: excludes the service, Next's own files, and paths with a file extension.
  matcher: ['/((?!api/|internal/|media/|dev/|_next/|.*\\.[a-z0-9]+$).*)'],
};
