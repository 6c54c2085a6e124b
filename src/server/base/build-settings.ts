/** The settings of a build, without the server's: the machine that builds may not have those. */
import { site } from '#site';
import { day, flag, origin, readerOf, secureOrigin, type Environment } from './setting.ts';

export interface BuildSettings {
  /** Canonical origin without a trailing slash. */
  siteUrl: string;
  /** Origin of the server for pages on a host that cannot forward to it. */
  formsOrigin: string | undefined;
  buildPreview: boolean;
  /** Date (`2026-03-04`) that a build uses as today; unset: the current date. */
  buildDay: string | undefined;
}

/** @throws {SettingError} with the variable name, the reason and an example */
export function getBuildSettings(env: Environment): BuildSettings {
  const read = readerOf(env);
  return {
    siteUrl: read('SITE_URL', origin, site.url),
    formsOrigin: read('FORMS_ORIGIN', secureOrigin),
    buildPreview: read('BUILD_PREVIEW', flag, '0'),
    buildDay: read('BUILD_DAY', day),
  };
}
