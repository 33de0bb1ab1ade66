import { capture } from '../../visual/capture.ts';
import { compare } from '../../visual/compare.ts';
import { foldersIn } from '../../visual/folders.ts';
import { writeReview } from '../../visual/review.ts';
import { serveFolder } from '../static-site.ts';
import { buildStorybook, storybookFolder } from '../storybook.ts';
import type { Suite } from './suite.ts';

/** Every picture of every story, compared exactly with the approved one. */
export const visual: Suite = {
  name: 'visual',
  async run() {
    await buildStorybook();
    const folders = foldersIn();
    const site = await serveFolder(storybookFolder);
    try {
      const report = compare(folders, await capture(folders, site.url));
      if (report.findings.length > 0) writeReview(folders, report);
      const roundedPixels = report.rounded.reduce((sum, { pixels }) => sum + pixels, 0);
      console.log(
        `  visual: ${roundedPixels} pixels in ${report.rounded.length} pictures differ within rounding`,
      );
      return {
        passed: report.passed,
        failed: report.findings.length,
        skipped: Object.keys(report.skipped).length,
        failures: report.findings.map(
          ({ kind, story, mode, message }) => `${kind}: ${story} ${mode}: ${message}`,
        ),
      };
    } finally {
      await site.stop();
    }
  },
};
