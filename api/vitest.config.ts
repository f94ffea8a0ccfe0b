import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database-template.ts'],
    // One database a worker, emptied for each test, instead of one a file: ten times faster.
    isolate: false,
    testTimeout: 60_000,
  },
});
