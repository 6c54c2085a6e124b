/**
 * Reports content mistakes that stop a build in the words of the checks, because the build reports them in those of its
 * tools. `--first` runs before a build, which then does not begin; otherwise after one that failed for any reason.
 */
import { buildMistakes } from './project.ts';
import { findingText } from './report.ts';

const isFirst = process.argv.includes('--first');
const mistakes = buildMistakes();
if (mistakes.length > 0)
  process.stderr.write(
    `\n${isFirst ? '' : 'The same in plain words. '}What has to be changed in the content:\n\n${mistakes.map(findingText).join('\n\n')}\n\nThe site that was built before stays as it is.\n`,
  );
if (!isFirst || mistakes.length > 0) process.exitCode = 1;
