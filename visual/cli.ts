import { Command, Option } from 'commander';
import { visualConfig as config } from '../visual.config.ts';
import {
  filesReached,
  folders,
  type Options,
  runCapture,
  runCompare,
  runDecision,
  runMutate,
  runRepeat,
  runResolve,
  runWatch,
  whoAmI,
} from './commands.ts';
import { drawFinding } from './drawing.ts';
import { describeSize, tellCauses } from './print.ts';
import { readReport } from './report.ts';
import { runReview, runStaticReview } from './review/command.ts';
import { sizeOfStore } from './store.ts';

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
  .command('watch')
  .description('compare these stories now and after each change, with everything kept warm')
  .requiredOption('--story <id...>', 'these stories, or all of these components; whole ids')
  .addOption(inModes)
  .action(({ story, mode }: Options) => runWatch({ stories: story, modes: mode }));
program
  .command('resolve')
  .description('settle pictures that two branches approved apart from each other')
  .action(runResolve);
program
  .command('mutate')
  .description('put deliberate faults into a copy of the sources, and count which are seen')
  .option('--sample', 'only the eight that npm test runs')
  .option('--only <word>', 'only faults whose description contains this')
  .action(({ sample, only }: { sample?: true; only?: string }) =>
    runMutate(
      config.faults.filter(
        ({ what, isSample }) => (!sample || isSample) && (!only || what.includes(only)),
      ),
    ),
  );
program
  .command('repeat')
  .description('take the pictures several times, half of them on a busy machine, and keep none')
  .option('--runs <number>', 'how often', Number, 10)
  .addOption(stories)
  .addOption(inModes)
  .action(({ story, mode, runs }: Options & { readonly runs: number }) =>
    runRepeat({ stories: story, modes: mode }, runs),
  );
program
  .command('compare')
  .description('compare the pictures taken last with the approved ones')
  .action(runCompare);
for (const [verdict, description] of [
  ['approve', 'make what was compared last the approved state, with a record'],
  ['reject', 'say that what was compared last is wrong, with a record'],
] as const)
  program
    .command(verdict)
    .description(description)
    .requiredOption('--note <why>', 'why')
    .addOption(stories)
    .addOption(inModes)
    .option('--cause <id...>', 'everything with these causes')
    .option('--except <id...>', 'but not these stories, components, or "story mode"')
    .option('--all', 'everything that differs')
    .option('--by <name>', 'who looked', whoAmI())
    .action((options: Options) => runDecision(verdict, options));
program
  .command('list')
  .description('what the last comparison found, by cause')
  .option('--rejected', 'only what was rejected')
  .action(({ rejected }: { rejected?: true }) =>
    tellCauses(readReport(folders), rejected ?? false),
  );
program
  .command('review')
  .description('judge what the last comparison found, in a browser')
  .option('--static', 'write it as a folder to read instead')
  .option('--port <number>', 'port to serve at', '4600')
  .option('--by <name>', 'who looks', whoAmI())
  .action((options: { static?: true; port: string; by: string }) =>
    options.static
      ? runStaticReview(folders, config)
      : runReview(folders, config, { by: options.by, port: Number(options.port) }),
  );
program
  .command('draw')
  .description('draw what changed in a picture: moved in blue, otherwise in orange')
  .argument('<story>')
  .argument('<mode>')
  .action(async (story: string, mode: string) =>
    console.log(await drawFinding(folders, readReport(folders), { story, mode })),
  );
program
  .command('size')
  .description('how much of the repository the approved pictures take')
  .action(() => console.log(describeSize(sizeOfStore(folders))));

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
