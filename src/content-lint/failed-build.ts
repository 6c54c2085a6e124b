/**
 * After a build that failed: names mistakes in the content in the words of the checks, because the
 * build itself names them in those of its tools. Finds nothing if something else failed.
 */
import { buildMistakes } from './project.ts';
import { findingText } from './report.ts';

const mistakes = buildMistakes();
if (mistakes.length > 0)
  process.stderr.write(
    `\nThe same in plain words. What has to be changed in the content:\n\n${mistakes.map(findingText).join('\n\n')}\n\nThe site that was built before stays as it is.\n`,
  );
process.exitCode = 1;
