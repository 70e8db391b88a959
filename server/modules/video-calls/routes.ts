import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { conversationParamSchema } from '../../../lib/conversations/contract.ts';
import {
  iceServersSchema,
  liveVideoCallListSchema,
  newSignalsSchema,
  newVideoCallSchema,
  takenSignalsSchema,
  takeSignalsSchema,
  videoCallLeaveSchema,
  videoCallListSchema,
  videoCallParamSchema,
  videoCallSchema,
  videoCallWindowSchema,
} from '../../../lib/video-calls/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { toVideoCall } from './mapper.ts';
import type { VideoCallSide, VideoCallUseCases } from './ports.ts';

interface Needs {
  readonly identity: IdentityUseCases;
  readonly videoCalls: VideoCallUseCases;
}

interface Side {
  readonly common: {
    readonly tags: string[];
    readonly middleware?: ReturnType<typeof requireMember>;
  };
  readonly one: string;
  readonly side: VideoCallSide;
}

const query = localeQuerySchema;
const params = videoCallParamSchema;

/** Routes for the member (`docs/product/consultation.md`, "Voice and video"). */
export function videoCallRoutes(app: ApiApp, { identity, videoCalls }: Needs): void {
  const common = { tags: ['Pharmacy'], middleware: requireMember(identity) };
  const member = { common, one: '/conversations/{id}/video-calls', side: videoCalls.member };
  addCalls(app, member);
  addSignals(app, member);
}

/** Routes for the pharmacist of the conversation. */
export function deskVideoCallRoutes(app: ApiApp, { videoCalls }: Needs): void {
  const common = { tags: ['Staff'] };
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/pharmacy/video-calls',
      request: { query },
      responses: answers(liveVideoCallListSchema, 401, 403, 422),
    }),
    async (c) => {
      const live = await videoCalls.live(c.get('member'));
      const locale = c.get('locale');
      return c.json({ entities: live.map((call) => toVideoCall(call, locale)) }, 200);
    },
  );
  const one = '/pharmacy/conversations/{id}/video-calls';
  const desk = { common, one, side: videoCalls.desk };
  addCalls(app, desk);
  addSignals(app, desk);
}

function addCalls(app: ApiApp, { common, one, side }: Side): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: one,
      request: { query, params: conversationParamSchema },
      responses: answers(videoCallListSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { calls, offered, now } = unwrap(await side.list(c.get('member'), id));
      const entities = calls.map((call) => toVideoCall(call, c.get('locale')));
      return c.json({ entities, offered, now: now.toISOString() }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: one,
      request: { query, params: conversationParamSchema, body: jsonBody(newVideoCallSchema) },
      responses: created(videoCallSchema, 400, 401, 403, 404, 409, 422, 429),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const rung = unwrap(await side.ring(c.get('member'), id, c.req.valid('json')));
      return c.json(toVideoCall(rung, c.get('locale')), 201);
    },
  );

  for (const act of ['accept', 'join'] as const) {
    app.openapi(
      createRoute({
        ...common,
        method: 'post',
        path: `${one}/{call_id}/${act}`,
        request: { query, params, body: jsonBody(videoCallWindowSchema) },
        responses: answers(videoCallSchema, 400, 401, 403, 404, 409, 422),
      }),
      async (c) => {
        const { id: conversationId, call_id: id } = c.req.valid('param');
        const { window } = c.req.valid('json');
        const call = unwrap(await side[act](c.get('member'), { conversationId, id }, window));
        return c.json(toVideoCall(call, c.get('locale')), 200);
      },
    );
  }

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `${one}/{call_id}/leave`,
      request: { query, params, body: jsonBody(videoCallLeaveSchema) },
      responses: answers(videoCallSchema, 400, 401, 403, 404, 422),
    }),
    async (c) => {
      const { id: conversationId, call_id: id } = c.req.valid('param');
      const { why } = c.req.valid('json');
      const left = unwrap(await side.leave(c.get('member'), { conversationId, id }, why));
      return c.json(toVideoCall(left, c.get('locale')), 200);
    },
  );
}

function addSignals(app: ApiApp, { common, one, side }: Side): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: `${one}/{call_id}/ice-servers`,
      request: { query, params },
      responses: answers(iceServersSchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { id: conversationId, call_id: id } = c.req.valid('param');
      const servers = unwrap(await side.iceServers(c.get('member'), { conversationId, id }));
      const all = servers.map(({ urls, ...login }) => ({ urls: [...urls], ...login }));
      return c.json({ ice_servers: all }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `${one}/{call_id}/signals`,
      request: { query, params, body: jsonBody(newSignalsSchema) },
      responses: answers(emptySchema, 400, 401, 403, 404, 409, 422, 429),
    }),
    async (c) => {
      const { id: conversationId, call_id: id } = c.req.valid('param');
      unwrap(await side.send(c.get('member'), { conversationId, id }, c.req.valid('json')));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `${one}/{call_id}/signals/take`,
      request: { query, params, body: jsonBody(takeSignalsSchema) },
      responses: answers(takenSignalsSchema, 400, 401, 403, 404, 422),
    }),
    async (c) => {
      const { id: conversationId, call_id: id } = c.req.valid('param');
      const asked = c.req.valid('json');
      const taken = unwrap(await side.take(c.get('member'), { conversationId, id }, asked));
      const call = toVideoCall(taken.call, c.get('locale'));
      return c.json({ call, signals: [...taken.signals] }, 200);
    },
  );
}
