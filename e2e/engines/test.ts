import { expect, test as base } from '../support/server.ts';
import { type EngineName, startEngine, whyNot } from './engine.ts';
import type { EngineWindow } from './window.ts';

export interface EngineOptions {
  readonly engine: EngineName;
  /** Widths at which every page is looked at, in CSS pixels. */
  readonly widths: readonly number[];
}

const told = new Set<string>();

/** `test` in another engine than Chromium, with the real server. Each worker has one window. */
export const test = base.extend<object, EngineOptions & { engineWindow: EngineWindow }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  widths: [[402, 1280], { option: true, scope: 'worker' }],
  engineWindow: [
    async ({ engine }, provide) => {
      const started = await startEngine(engine);
      await provide(started);
      await started.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.beforeEach(({ engine }, info) => {
  const reason = whyNot(engine);
  if (reason === undefined) return;
  if (!told.has(reason)) console.log(reason);
  told.add(reason);
  // Not a weakness of the test: this machine lacks the engine, and the sentence says how to get it.
  info.skip(true, reason);
});

export { expect };
