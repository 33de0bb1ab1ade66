import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/serveFolder.ts';
import { testBrowser } from '../../scripts/testBrowser.ts';
import { approve } from '../../visual/approve.ts';
import { capture } from '../../visual/capture.ts';
import { compare } from '../../visual/compare.ts';
import type { VisualConfig } from '../../visual/config.ts';
import type { Report } from '../../visual/findings.ts';
import { writeJson } from '../../visual/folders.ts';
import { git as askGit } from '../../visual/git.ts';
import { resources } from '../support/resources.ts';

/** The part of Storybook's preview that the capture talks to, showing stories of plain HTML. */
const preview = (stories: string): string => `<!doctype html><div id="storybook-root"></div><script>
const stories = ${stories};
const events = new EventTarget();
globalThis.__STORYBOOK_PREVIEW__ = { ready() {}, loadStory: () => ({ parameters: {} }) };
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: events.addEventListener.bind(events),
  off: events.removeEventListener.bind(events),
  emit: (event, { storyId }) => {
    if (!storyId) return;
    globalThis.__STORYBOOK_PREVIEW__.currentSelection = { storyId };
    document.querySelector('#storybook-root').innerHTML = stories[storyId];
    setTimeout(() => events.dispatchEvent(new Event('storyFinished')));
  },
};
</script>`;

const fileOf = (id: string): string => `src/${id}.stories.tsx`;

/** Stories of plain HTML, by id. */
export type Stories = Readonly<Record<string, string>>;

/** Opens a project under git, new or cloned, whose stories are plain HTML. */
export function openRepository(root: string) {
  const git = (...args: string[]): string =>
    askGit(root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args);
  const commit = (message: string): void => {
    git('add', '.');
    git('commit', '-qm', message);
  };
  const built: string[] = [];
  const sourcesHash = (): string => readFileSync(join(root, 'src/stories.json'), 'utf8');
  const build = (at: string): void => {
    const stories = readFileSync(join(at, 'src/stories.json'), 'utf8');
    const entries = Object.keys(JSON.parse(stories) as Stories).map((id) => {
      return { id, importPath: `./${fileOf(id)}`, type: 'story' };
    });
    writeJson(join(at, 'storybook/index.json'), { entries });
    writeFileSync(join(at, 'storybook/iframe.html'), preview(stories));
  };
  const config = {
    root,
    modes: { desktop: { viewport: { width: 320, height: 200 } } },
    modesOf: () => ['desktop'],
    isChecked: () => false,
    browser: testBrowser,
    build: async () => {
      build(root);
      return sourcesHash();
    },
    buildIn: async (at: string) => {
      built.push(at);
      build(at);
      return null;
    },
    serve: serveFolder,
    sourcesHash,
    storybook: 'storybook',
    sources: ['src'],
    everywhere: [],
    within: {},
    packages: ['drawing'],
  } as unknown as VisualConfig;
  const captureAndCompare = async (): Promise<Report> => {
    const sources = await config.build();
    return compare(config, await capture(config, { sources }));
  };
  const write = (stories: Stories): void => {
    writeJson(join(root, 'src/stories.json'), stories);
    for (const [id, html] of Object.entries(stories)) writeFileSync(join(root, fileOf(id)), html);
  };
  return {
    root,
    config,
    git,
    /** Commits everything. */
    commit,
    /** Folders of the copies that were built. */
    built,
    /** Changes the stories in the working tree. */
    write,
    captureAndCompare,
    /** Writes the stories, approves all their pictures, and commits. */
    approveAndCommit: async (stories: Stories): Promise<void> => {
      write(stories);
      await approve(config, (await captureAndCompare()).findings);
      commit('Approve');
    },
  };
}

export type Repository = ReturnType<typeof openRepository>;

/** A new project, in a folder that is removed after the test. */
export function createRepository(): Repository {
  const root = resources().folder();
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, '.gitignore'), 'node_modules\nstorybook\n.cache\ntest-results\n');
  const repository = openRepository(root);
  repository.git('init', '-q', '-b', 'main');
  return repository;
}
