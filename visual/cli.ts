import { Command, Option } from 'commander';
import { visualConfig as config } from '../visual.config.ts';
import { filesReached, runApprove, runCapture, runCompare, runMutate } from './commands.ts';
import { runReview, runStaticReview } from './review/command.ts';

interface Options {
  readonly story?: string[];
  readonly mode?: string[];
  readonly cause?: string[];
  readonly changed?: string | true;
  readonly all?: true;
}

const stories = new Option(
  '--story <id...>',
  'these stories, or all of these components; whole ids',
);
const inModes = new Option('--mode <name...>', 'these modes');

const program = new Command('visual').description('Pictures of every story, compared exactly.');
program
  .command('capture')
  .description('take the pictures')
  .addOption(stories)
  .addOption(inModes)
  .option('--changed [commit]', 'only what changes since a commit (the last one) can reach')
  .action(({ story, mode, changed }: Options) =>
    runCapture({
      stories: story,
      modes: mode,
      files: changed === undefined ? undefined : filesReached(changed),
    }),
  );
program
  .command('compare')
  .description('compare the pictures taken last with the approved ones')
  .action(runCompare);
program
  .command('review')
  .description('look at what the last comparison found and approve it, in a browser')
  .option('--static', 'write it as a folder to read instead')
  .option('--port <number>', 'port to serve at', '4600')
  .action((options: { static?: true; port: string }) =>
    options.static ? runStaticReview(config) : runReview(config, Number(options.port)),
  );
program
  .command('approve')
  .description('write what was compared last into visual/approved')
  .addOption(stories)
  .addOption(inModes)
  .option('--cause <id...>', 'everything that has these causes and no other')
  .option('--all', 'everything that differs')
  .action(({ story, mode, cause, all }: Options) =>
    runApprove({ stories: story, modes: mode, causes: cause }, all ?? false),
  );
program
  .command('mutate')
  .description('put deliberate faults into a copy of the sources, and count which are seen')
  .option('--sample', 'only the eight of the sample')
  .option('--only <word>', 'only faults whose description contains this')
  .action(({ sample, only }: { sample?: true; only?: string }) => runMutate(only, sample ?? false));

// A process that is ended by a signal removes nothing it has put beside the project; one that exits does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
