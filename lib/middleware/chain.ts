import { NextResponse, type NextRequest } from 'next/server';

/** One concern: answers the request, or leaves it to the next one. */
export type Middleware = (request: NextRequest) => NextResponse | undefined;

export function chain(middlewares: readonly Middleware[]): (request: NextRequest) => NextResponse {
  return (request) => {
    for (const middleware of middlewares) {
      const answer = middleware(request);
      if (answer) return answer;
    }
    return NextResponse.next();
  };
}
