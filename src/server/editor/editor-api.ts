/** The part of Gitea's API that the content editor uses (`staff/contract/editor/README.md`); ignores its token. */
import type { Hono } from 'hono';
import { type ChangedFile, EDITOR_API, EDITOR_REPOSITORY } from '#staff/contract/content.ts';
import { entryFront } from '#lib/content/entry-front.ts';
import { ENTRY_CHANGES, type PlacesAnswer } from '#staff/contract/editor/prepared.ts';
import { changeWords } from '#staff/contract/content-words.ts';
import { typeOf } from '../base/http/file-names.ts';
import { REFUSALS, refuse } from '../accounts/answers.ts';
import type { StaffContext, StaffEnv } from '../accounts/context.ts';
import { jsonBody } from '../accounts/guard.ts';
import type { Author } from './commits.ts';
import { belowContent, CONTENT, isReadable } from './paths.ts';
import type { Repository } from './repository.ts';
import type { Edit, Saves } from './save.ts';
import { Unsaved } from './unsaved.ts';

/** The claimed Gitea version: one with all requests that the editor makes. */
const GITEA_VERSION = '1.25.0';
const PAGE = 100;
const MAX_TITLE = 120;

const { owner, name, branch } = EDITOR_REPOSITORY;
/** The routes are mounted below `/api/admin`. */
const ROOT = EDITOR_API.replace('/api/admin', '');
const REPOSITORY = `${ROOT}/repos/${owner}/${name}`;

export interface EditorApiDeps {
  repository: Repository;
  saves: Saves;
  authorOf: (context: StaffContext) => Author;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @throws {Unsaved} if an entry of `files` cannot be read */
function editOf(file: unknown): Edit {
  const { operation, path, content, sha, seen, from_path: from } = isRecord(file) ? file : {};
  const below = typeof path === 'string' ? belowContent(path) : undefined;
  if (below === undefined)
    throw new Unsaved(422, `“${String(path).slice(0, 80)}” is not in the folder of the content.`);
  const source = typeof from === 'string' && from !== '' ? belowContent(from) : undefined;
  if (typeof from === 'string' && from !== '' && source === undefined)
    throw new Unsaved(422, `“${from.slice(0, 80)}” is not in the folder of the content.`);
  const isRemoved = operation === 'delete';
  if (
    !isRemoved &&
    (typeof content !== 'string' || !['create', 'update'].includes(String(operation)))
  )
    throw new Unsaved(422, 'That could not be read as a change. Please reload the page.');
  return {
    path: below,
    base: typeof sha === 'string' && sha !== '' ? sha : undefined,
    from: source,
    // Not of Gitea’s API: staff/stores/content/versions.ts.
    seen: typeof seen === 'string' ? { sha: seen || undefined } : undefined,
    content: isRemoved ? undefined : Buffer.from(String(content), 'base64'),
  };
}

/** Not of Gitea’s API: staff/stores/content/versions.ts. What is no answer is asked again. */
const answersIn = (answers: unknown): PlacesAnswer[] =>
  (Array.isArray(answers) ? answers : []).flatMap((one: unknown): PlacesAnswer[] => {
    const { path, change, leadTo, isChanged } = isRecord(one) ? one : {};
    const kind = ENTRY_CHANGES.find((known) => known === change);
    if (typeof path !== 'string' || kind === undefined) return [];
    return [
      {
        path,
        change: kind,
        ...(typeof leadTo === 'string' && { leadTo }),
        ...(typeof isChanged === 'boolean' && { isChanged }),
      },
    ];
  });

const kindOf = ({ base, from, content }: Edit): ChangedFile['kind'] => {
  if (content === undefined) return 'removed';
  if (from !== undefined) return 'renamed';
  return base === undefined ? 'added' : 'changed';
};

const titleIn = (content: Uint8Array | undefined): string | undefined =>
  content && entryFront(Buffer.from(content).toString('utf8')).title;

/** First line of a commit. The editor's own has names of files, and of what is removed it sends no text. */
async function titleOf(edits: readonly Edit[], blobs: Repository['blobs']): Promise<string> {
  const removed = await blobs(
    edits.flatMap(({ content, base }) => (content === undefined && base ? [base] : [])),
  );
  const textOf = ({ content, base = '' }: Edit): Uint8Array | undefined =>
    content && 'length' in content ? content : removed.get(base);
  const words = changeWords(
    edits.map((edit) => ({
      path: edit.path,
      kind: kindOf(edit),
      title: edit.path.endsWith('.md') ? titleIn(textOf(edit)) : undefined,
    })),
  );
  return words.replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, MAX_TITLE) || 'Change the content';
}

function addReading(admin: Hono<StaffEnv>, { repository, authorOf }: EditorApiDeps): void {
  admin.get(`${ROOT}/version`, (context) => context.json({ version: GITEA_VERSION }));
  admin.get(`${ROOT}/settings/api`, (context) => context.json({ default_paging_num: PAGE }));
  admin.get(`${ROOT}/user`, (context) => {
    const { username } = context.get('user');
    const { email } = authorOf(context);
    return context.json({
      id: 1,
      login: username,
      full_name: username,
      email,
      avatar_url: '',
      html_url: '',
    });
  });
  admin.get(REPOSITORY, (context) =>
    context.json({
      name,
      full_name: `${owner}/${name}`,
      default_branch: branch,
      permissions: { pull: true, push: true, admin: false },
    }),
  );
  admin.get(`${REPOSITORY}/branches/:branch`, async (context) => {
    if (context.req.param('branch') !== branch) return refuse(context, REFUSALS.unknown);
    const id = await repository.head();
    const [saved] = await repository.log(id, undefined, 1);
    return context.json({ name: branch, commit: { id, message: saved?.title ?? '' } });
  });
  admin.get(`${REPOSITORY}/git/trees/:commit`, async (context) => {
    // Whatever revision is requested: the editor always reads the current content.
    const head = await repository.head();
    const tree = (await repository.files(head)).map(({ path, sha, size }) => ({
      path: `${CONTENT}/${path}`,
      mode: '100644',
      type: 'blob',
      sha,
      size,
    }));
    return context.json({ sha: head, tree, truncated: false });
  });
  admin.post(`${REPOSITORY}/file-contents`, async (context) => {
    const { files: asked } = jsonBody(context) ?? {};
    if (!Array.isArray(asked) || asked.length > PAGE) return refuse(context, REFUSALS.malformed);
    const stored = new Map(
      (await repository.files(await repository.head())).map((file) => [
        `${CONTENT}/${file.path}`,
        file,
      ]),
    );
    const found = asked.map((path) => stored.get(String(path)));
    const blobs = await repository.blobs(found.flatMap((file) => file?.sha ?? []));
    return context.json(
      found.map((file, at) => {
        const bytes = file && blobs.get(file.sha);
        if (!file || !bytes) return null;
        const { sha, size } = file;
        return {
          path: asked[at],
          sha,
          size,
          encoding: 'base64',
          content: bytes.toString('base64'),
        };
      }),
    );
  });
  const sendFile = async (context: StaffContext): Promise<Response> => {
    const [, rest = ''] = decodeURIComponent(context.req.path).split(/\/(?:media\/[^/]+|raw)\//);
    const path = belowContent(rest);
    const file =
      path !== undefined && isReadable(path)
        ? (await repository.files(await repository.head())).find((one) => one.path === path)
        : undefined;
    const bytes = file && (await repository.blob(file.sha));
    if (!path || !bytes) return refuse(context, REFUSALS.unknown);
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': typeOf(path) });
  };
  admin.get(`${REPOSITORY}/media/:branch/*`, sendFile);
  admin.get(`${REPOSITORY}/raw/*`, sendFile);
  admin.get(`${REPOSITORY}/commits`, async (context) => {
    const path = belowContent(context.req.query('path') ?? '');
    if (path === undefined || !isReadable(path)) return context.json([]);
    const saved = await repository.log(await repository.head(), path, 50);
    return context.json(
      saved.map(({ id, author, at, title }) => {
        const date = new Date(at).toISOString();
        return {
          sha: id,
          created: date,
          author: { login: author, avatar_url: '' },
          commit: { message: title, author: { name: author, email: '', date } },
        };
      }),
    );
  });
}

export function addEditorApi(admin: Hono<StaffEnv>, deps: EditorApiDeps): void {
  addReading(admin, deps);
  admin.post(`${REPOSITORY}/contents`, async (context) => {
    const body = jsonBody(context);
    const files = body?.['files'];
    if (!body || !Array.isArray(files)) return refuse(context, REFUSALS.malformed);
    const edits = files.map(editOf);
    const answers = answersIn(body['answers']);
    const title = await titleOf(edits, deps.repository.blobs);
    const saved = await deps.saves.save(edits, deps.authorOf(context), title, { answers });
    const shas = new Map(saved.files.map(({ path, sha }) => [path, sha]));
    return context.json(
      {
        commit: { sha: saved.commit, created: new Date(saved.at).toISOString() },
        files: edits.map(({ path, content }) =>
          content ? { path: `${CONTENT}/${path}`, sha: shas.get(path) } : null,
        ),
      },
      201,
    );
  });
}
