import { Resources } from '../../scripts/resources.ts';
import { messageOf } from '../../src/server/plainError.ts';
import { expect, test as base } from '../support/server.ts';
import { type EngineName, startEngine, whyNot } from './engine.ts';
import { type EngineWindow, timeoutMs } from './window.ts';

export interface EngineOptions {
  readonly engine: EngineName;
  /** Widths at which every page is checked, in CSS pixels. */
  readonly widths: readonly number[];
}

const told = new Set<string | undefined>([undefined]);

/** `test` in another engine than Chromium, with the real server. Each worker has one window. */
export const test = base.extend<
  { skipWithoutEngine: void },
  EngineOptions & { engineWindow: EngineWindow }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  widths: [[402, 1280], { option: true, scope: 'worker' }],
  engineWindow: [
    async ({ engine }, provide) => {
      const resources = new Resources();
      // Repeats the start, not a test: browsers have been seen to exit at their start, before any page.
      const started = await startEngine(engine, resources).catch(async (error: unknown) => {
        console.log(`Started ${engine} once more, since it ended at once: ${messageOf(error)}`);
        await resources.dispose();
        return startEngine(engine, resources);
      });
      await provide(started);
      await resources.dispose();
    },
    { scope: 'worker', timeout: 6 * timeoutMs },
  ],
  skipWithoutEngine: [
    async ({ engine }, provide, info) => {
      const reason = whyNot(engine);
      // Begins with a line break, because the dots of other tests do not end with one.
      if (!told.has(reason)) console.log(`\n${reason}`);
      told.add(reason);
      // Skips only on a machine that lacks the engine; the sentence says how to install it.
      info.skip(reason !== undefined, reason);
      await provide();
    },
    { auto: true },
  ],
});

export { expect };
