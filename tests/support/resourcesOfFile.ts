// Runs before each file of tests, also where files share a process.
import { afterAll } from 'vitest';
import { ofFile } from './resources.ts';

afterAll(() => ofFile.dispose());
