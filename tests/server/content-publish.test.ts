/** Publishing, with a build that only writes posts; the real one is in `content-publish.deep.test.ts`. */
import { beforeAll } from 'vitest';
import { describePublish, folder } from './describe-publish.ts';
import { quickBuild } from './quick-build.ts';

beforeAll(() => quickBuild(folder.path));

describePublish(250);
