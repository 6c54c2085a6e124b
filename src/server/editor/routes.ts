import type { Hono } from 'hono';
import { REFUSALS, refuse } from '../accounts/answers.ts';
import type { StaffContext, StaffEnv } from '../accounts/context.ts';
import { jsonBody, forPlace, textField } from '../accounts/guard.ts';
import type { Author } from './commits.ts';
import type { Desk } from './desk.ts';
import { addEditorApi } from './editor-api.ts';
import type { PreviewVisits } from './preview.ts';
import type { Repository } from './repository.ts';
import type { Saves } from './save.ts';

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
  addEditorApi(admin, { ...deps, authorOf });

  const answer = async (context: StaffContext): Promise<Response> =>
    context.json(await desk.state());
  admin.get(`${ROOT}/state`, answer);
  admin.post(`${ROOT}/preview/open`, async (context) => {
    const { preview } = await desk.state();
    if (!preview) return refuse(context, REFUSALS.unknown);
    for (const [header, value] of visits.begin()) context.header(header, value);
    return context.json({ path: `/?preview=${preview.head.slice(0, 8)}` });
  });
  const actions: Readonly<
    Record<string, (by: Author, id: string, context: StaffContext) => Promise<void>>
  > = {
    preview: (by) => desk.preview(by),
    publish: (by, _, context) => desk.publish(textField(jsonBody(context) ?? {}, 'head'), by),
    'publications/:id/restore': (by, id) => desk.goBack(id, by),
    'changes/:id/discard': (by, id) => desk.discard(id, by),
  };
  for (const [path, act] of Object.entries(actions))
    admin.post(`${ROOT}/${path}`, async (context) => {
      await act(authorOf(context), context.req.param('id') ?? '', context);
      return answer(context);
    });
  admin.get(`${ROOT}/lost`, async (context) => context.json(await desk.lost()));
  admin.get(`${ROOT}/changes/:id`, async (context) => {
    const diff = await desk.diff(context.req.param('id'));
    return diff ? context.json(diff) : refuse(context, REFUSALS.unknown);
  });
}
