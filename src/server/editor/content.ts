import type { Handle } from '../base/http/context.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Hono } from 'hono';
import { EDITOR_API } from '#staff/contract/content.ts';
import { maySee } from '#staff/contract/practice.ts';
import { site } from '#site';
import type { Clock } from '../base/clock.ts';
import { buildEnvironment, type Config } from '../base/config.ts';
import { MAX_SAVE } from '#staff/contract/editor/limits.ts';
import { MAX_BYTES } from '../base/http/body.ts';
import type { Log } from '../base/log.ts';
import type { StaffEnv } from '../accounts/context.ts';
import { cookieOf, SESSION_COOKIE } from '../accounts/cookies.ts';
import { createSessions, type Identity } from '../accounts/sessions.ts';
import type { AccountStore } from '../accounts/store.ts';
import { createBuilds } from './builds.ts';
import { createDesk } from './desk.ts';
import { createPreparer } from './preparer.ts';
import { createPreviewVisits } from './preview.ts';
import { openRepository } from './repository.ts';
import { addContentRoutes } from './routes.ts';
import { createSaves } from './save.ts';

export interface ContentEditor {
  addRoutes: (admin: Hono<StaffEnv>) => void;
  withPreview: (files: Handle) => Handle;
  longBody: (path: string, headers: IncomingHttpHeaders) => Promise<number> | undefined;
  publishDue: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Parts {
  config: Config;
  dist: string;
  store: AccountStore;
  clock: Clock;
  log: Log;
}

/** Without `CONTENT_DIR` the routes say so, and nothing else changes. */
const NO_EDITOR: ContentEditor = {
  addRoutes: (admin) => addContentRoutes(admin, undefined),
  withPreview: (files) => files,
  longBody: () => undefined,
  publishDue: async () => undefined,
  stop: async () => undefined,
};

/** @throws {Error} with what the operator has to do, if `CONTENT_DIR` is not a working copy of the project */
export async function createContentEditor(parts: Parts): Promise<ContentEditor> {
  const { config, dist, store, clock, log } = parts;
  if (config.contentDir === undefined) return NO_EDITOR;
  const env: Readonly<Record<string, string | undefined>> = {
    ...buildEnvironment(),
    SITE_URL: config.siteUrl,
    FORMS_ORIGIN: config.formsOrigin,
  };
  const repository = await openRepository(config.contentDir, env['PATH']);
  const preparer = createPreparer(config.contentDir, env);
  const saves = createSaves(repository, preparer, clock, site.timeZone);
  const command = config.publishCommand;
  const builds = createBuilds({ repository, dist, env, command, clock, log });
  const host = new URL(config.siteUrl).hostname;
  const sessions = createSessions(store.staff, clock);
  const editorOf = async (headers: IncomingHttpHeaders): Promise<Identity | undefined> => {
    const found = await sessions.find(cookieOf(headers, SESSION_COOKIE));
    const isEditor = maySee(found?.user.role, 'content');
    return found?.session.stage === 'signed-in' && isEditor ? found : undefined;
  };
  const visits = createPreviewVisits(builds.preview, clock, log, async (headers) => {
    const editor = await editorOf(headers);
    if (editor) await sessions.touch(editor);
    return editor !== undefined;
  });
  const desk = createDesk({
    repository,
    saves,
    preparer,
    builds,
    clock,
    host,
    dist,
    zone: site.timeZone,
  });
  // The first start counts what is there as published.
  await desk.publications.current();
  return {
    addRoutes: (admin) => addContentRoutes(admin, { repository, saves, desk, visits, host }),
    withPreview: visits.withPreview,
    longBody(path, headers) {
      if (!path.startsWith(EDITOR_API)) return undefined;
      return editorOf(headers).then(
        (editor) => (editor ? MAX_SAVE : MAX_BYTES),
        // The guard answers that the store is down.
        () => MAX_BYTES,
      );
    },
    publishDue: desk.calendar.publishDue,
    async stop() {
      preparer.stop();
      await builds.stop();
    },
  };
}
