/**
 * Names the mistakes in the content that stop a build, in the words of the checks, because the build itself names them
 * in those of its tools. `--first` is before a build, which then does not begin; else after one that failed, for
 * whatever reason.
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
