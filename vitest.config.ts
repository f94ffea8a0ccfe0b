import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { remoteFolders } from './tools/workspace.ts';

/** In milliseconds. It ends what hangs: how long a test takes is the machine's affair, and a slow disk fails nobody. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...limits,
          name: 'screens',
          include: [
            'shared/{contracts,border,format,ui,kit}',
            'shell/app',
            'desk/src',
            ...remoteFolders(),
          ].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          environment: 'happy-dom',
          setupFiles: ['shared/kit/src/testing/setup.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'host',
          include: [
            'shell/{fonts,inline-scripts,left-out,pigments,releases,host}/**/*.test.ts',
            'shared/{build,file-store}/**/*.test.ts',
            'tools/**/*.test.ts',
            'e2e/{bench,suite}/**/*.test.ts',
          ],
        },
      },
      // A team's own checkout may be without it.
      ...globSync('api/vitest.config.ts'),
    ],
  },
});
