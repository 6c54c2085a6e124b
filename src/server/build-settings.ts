/** The settings of a build. Read without those of the server, which the machine that builds may not have. */
import { site } from '#site';
import * as read from './setting.ts';

export interface BuildSettings {
  /** Canonical origin without a trailing slash. */
  siteUrl: string;
  /** Origin of the server for pages on a host that cannot forward to it. */
  formsOrigin: string | undefined;
  /** Whether a build shows drafts and days to come: for a preview. */
  buildPreview: boolean;
  /** Date (`2026-03-04`) that a build uses as today; unset: the current date. */
  buildDay: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a variable. An empty value counts as unset. @throws {read.SettingError} */
export const optionalOf =
  (env: Environment) =>
  <T>(name: string, parse: (value: string) => T): T | undefined => {
    const value = env[name]?.trim();
    return value ? read.setting(name, value, parse) : undefined;
  };

/** @throws {read.SettingError} with the variable name, the reason and an example */
export function getBuildSettings(env: Environment): BuildSettings {
  const optional = optionalOf(env);
  return {
    siteUrl: optional('SITE_URL', read.origin) ?? read.setting('SITE_URL', site.url, read.origin),
    formsOrigin: optional('FORMS_ORIGIN', read.secureOrigin),
    buildPreview: optional('BUILD_PREVIEW', read.flag) ?? false,
    buildDay: optional('BUILD_DAY', read.day),
  };
}
