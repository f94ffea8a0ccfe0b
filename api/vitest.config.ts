import { defineConfig } from 'vitest/config';
import { quickStartVariables } from './src/testing/quick-start.ts';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    // For the processes that a shop begins, as one for each picture.
    env: quickStartVariables,
    globalSetup: ['src/testing/database-template.ts'],
    // One database a worker, emptied for each test, instead of one a file: ten times faster.
    isolate: false,
    testTimeout: 60_000,
  },
});
