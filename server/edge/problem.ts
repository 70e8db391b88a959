import type { IncomingMessage } from 'node:http';
import type { Exchange } from './types.ts';

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly en: string;
  readonly th: string;
  /** Seconds until a retry is worthwhile. */
  readonly retryAfter?: number;
}

const problem = (status: number, code: string, en: string, th: string): Problem => ({
  status,
  code,
  en,
  th,
});

/** Errors raised by the edge itself, in the contract's error shape (`docs/contract.md`, "Errors"). */
export const PROBLEMS = {
  badRequest: problem(400, 'BAD_REQUEST', 'The request is malformed', 'คำขอไม่ถูกต้อง กรุณาลองใหม่'),
  unauthenticated: problem(401, 'UNAUTHENTICATED', 'Please login.', 'กรุณาเข้าสู่ระบบ'),
  notFound: problem(404, 'NOT_FOUND', 'Not found', 'ไม่พบข้อมูลที่ต้องการ'),
  method: problem(405, 'METHOD_NOT_ALLOWED', 'This method is not allowed here', 'ไม่รองรับคำขอแบบนี้'),
  tooLarge: problem(413, 'PAYLOAD_TOO_LARGE', 'The request is too large', 'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป'),
  fileTooLarge: problem(
    413,
    'FILE_SIZE',
    'This picture is too large. Choose one of at most 10 MB.',
    'รูปภาพมีขนาดใหญ่เกินไป กรุณาเลือกรูปขนาดไม่เกิน 10 MB',
  ),
  rateLimited: problem(
    429,
    'RATE_LIMITED',
    'Too many requests. Please wait a moment and try again.',
    'ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองใหม่อีกครั้ง',
  ),
  internal: problem(
    500,
    'INTERNAL_ERROR',
    'Something went wrong',
    'เกิดข้อผิดพลาดที่ไม่ทราบสาเหตุ กรุณาลองใหม่อีกครั้ง',
  ),
  badGateway: problem(
    502,
    'SERVICE_UNREACHABLE',
    'The service does not answer',
    'ระบบไม่ตอบสนองในขณะนี้',
  ),
  unavailable: problem(
    503,
    'SERVICE_UNAVAILABLE',
    'The service is unavailable, please try again',
    'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่อีกครั้ง',
  ),
} as const satisfies Record<string, Problem>;

const MAX_DISCARDED_BYTES = 2 * 1024 * 1024;

/** Drains the rest of a refused body, up to a limit; a reset would lose the answer. */
function discard(request: IncomingMessage): void {
  let left = MAX_DISCARDED_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}

export function sendProblem(
  { request, response, id }: Exchange,
  { status, code, en, th, retryAfter }: Problem,
  security: readonly string[],
  extra: readonly string[] = [],
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  discard(request);
  const thai = /[?&]locale=th(?:&|$)/.test(request.url ?? '');
  const data = retryAfter === undefined ? undefined : { retry_after: retryAfter };
  const body = JSON.stringify({ message: thai ? th : en, code, status, data });
  const head = ['x-request-id', id, 'content-type', 'application/json; charset=utf-8'];
  head.push('content-length', String(Buffer.byteLength(body)), 'cache-control', 'no-store');
  if (retryAfter !== undefined) head.push('retry-after', String(retryAfter));
  response.writeHead(status, [...head, ...security, ...extra]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
