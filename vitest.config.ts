import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { remoteFolders } from './tools/workspace.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'screens',
          include: ['shared/src', 'shell/src', ...remoteFolders()].map(
            (folder) => `${folder}/**/*.test.{ts,tsx}`,
          ),
          environment: 'happy-dom',
          setupFiles: ['shared/src/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'host',
          include: [
            'shell/{fonts,releases,server}/**/*.test.ts',
            'shared/build/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      // A team's own checkout may be without it.
      ...globSync('api/vitest.config.ts'),
    ],
  },
});
