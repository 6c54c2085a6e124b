/** Publishing with builds of the real site. */
import { describePublish } from './describe-publish.ts';

describePublish(500);
