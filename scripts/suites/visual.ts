import { visualConfig } from '../../visual.config.ts';
import { capture } from '../../visual/capture.ts';
import { compare } from '../../visual/compare.ts';
import { foldersIn } from '../../visual/folders.ts';
import { describe, describeSize } from '../../visual/print.ts';
import { writeStaticReview } from '../../visual/review/staticReview.ts';
import { refuseEarlierFormat, sizeOfStore } from '../../visual/store.ts';
import { runsPinned, whyNoPictures } from '../testBrowser.ts';
import type { Suite } from './suite.ts';

/** Every picture of every story and the texts beside it, compared with the approved ones. */
export const visual: Suite = {
  name: 'visual',
  needs: ['storybook'],
  after: ['stories'],
  async run(watcher) {
    if (!runsPinned()) {
      watcher.say(whyNoPictures);
      return { passed: 0, failed: 0, skipped: 1, isLeftOut: true };
    }
    const folders = foldersIn(visualConfig.root);
    refuseEarlierFormat(folders);
    const sources = await visualConfig.build();
    const site = await visualConfig.serve(visualConfig.storybook);
    try {
      const served = { url: site.url, sources };
      const captures = await capture(folders, visualConfig, served, {}, (done, total) =>
        watcher.progress(done, total),
      );
      const report = await compare(folders, captures, visualConfig);
      await writeStaticReview(folders, visualConfig, report);
      const roundedPixels = report.rounded.reduce((sum, { pixels }) => sum + pixels, 0);
      watcher.say(
        `${roundedPixels} pixels in ${report.rounded.length} pictures differ within rounding`,
      );
      watcher.say(describeSize(sizeOfStore(folders)));
      for (const finding of report.findings) watcher.failure(describe(finding));
      return {
        passed: report.passed,
        failed: report.findings.length,
        skipped: Object.keys(report.skipped).length,
      };
    } finally {
      await site.stop();
    }
  },
};
