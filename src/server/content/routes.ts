import type { Hono } from 'hono';
import { REFUSALS, refuse } from '../staff/answers.ts';
import type { StaffContext, StaffEnv } from '../staff/context.ts';
import { bodyOf, forPlace, textOf } from '../staff/guard.ts';
import type { Author } from './commits.ts';
import type { Desk } from './desk.ts';
import { addEditorApi } from './editor-api.ts';
import type { PreviewVisits } from './preview.ts';
import type { Repository } from './repository.ts';
import type { Saves } from './save.ts';
import { Unsaved } from './unsaved.ts';

export interface ContentDeps {
  repository: Repository;
  saves: Saves;
  desk: Desk;
  visits: PreviewVisits;
  host: string;
}

const ROOT = '/content';

export function addContentRoutes(admin: Hono<StaffEnv>, deps: ContentDeps | undefined): void {
  for (const path of [ROOT, `${ROOT}/*`]) admin.use(path, forPlace('content', REFUSALS.noContent));
  if (!deps) {
    admin.all(`${ROOT}/*`, (context) => refuse(context, REFUSALS.noContentFolder));
    return;
  }
  const { desk, visits, host } = deps;
  const authorOf = (context: StaffContext): Author => {
    const { username } = context.get('user');
    return { name: username, email: `${username}@${host}` };
  };
  admin.use(`${ROOT}/*`, async (context, next) => {
    await next();
    // A refused save is not a fault: its reason is for the person.
    if (context.error instanceof Unsaved) {
      const { status, message, problems, mayBeDraft } = context.error;
      context.res = context.json({ message, problems, mayBeDraft }, status);
    }
  });

  addEditorApi(admin, { ...deps, authorOf });

  const answer = async (context: StaffContext): Promise<Response> =>
    context.json(await desk.state());
  admin.get(`${ROOT}/state`, answer);
  admin.post(`${ROOT}/preview`, async (context) => {
    await desk.preview(authorOf(context));
    return answer(context);
  });
  admin.post(`${ROOT}/preview/open`, async (context) => {
    const { preview } = await desk.state();
    if (!preview) return refuse(context, REFUSALS.unknown);
    for (const [header, value] of visits.begin()) context.header(header, value);
    return context.json({ path: `/?preview=${preview.head.slice(0, 8)}` });
  });
  admin.post(`${ROOT}/publish`, async (context) => {
    await desk.publish(textOf(bodyOf(context) ?? {}, 'head'), authorOf(context));
    return answer(context);
  });
  admin.post(`${ROOT}/publications/:id/restore`, async (context) => {
    await desk.goBack(context.req.param('id'), authorOf(context));
    return answer(context);
  });
  admin.get(`${ROOT}/changes/:id`, async (context) => {
    const diff = await desk.diff(context.req.param('id'));
    return diff ? context.json(diff) : refuse(context, REFUSALS.unknown);
  });
  admin.post(`${ROOT}/changes/:id/discard`, async (context) => {
    await desk.discard(context.req.param('id'), authorOf(context));
    return answer(context);
  });
  admin.get(`${ROOT}/kept/:id`, async (context) => {
    const diff = await desk.keptDiff(context.req.param('id'));
    return diff ? context.json(diff) : refuse(context, REFUSALS.unknown);
  });
  admin.post(`${ROOT}/kept/:id/use`, async (context) => {
    await desk.useKept(context.req.param('id'), authorOf(context));
    return answer(context);
  });
  admin.post(`${ROOT}/kept/:id/set-aside`, async (context) => {
    await desk.setKeptAside(context.req.param('id'), authorOf(context));
    return answer(context);
  });
}
