import { defineConfig } from 'vitest/config';

const remotes = ['mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'screens',
          include: ['shared/src', 'shell/src', ...remotes].map(
            (folder) => `${folder}/**/*.test.{ts,tsx}`,
          ),
          environment: 'happy-dom',
          setupFiles: ['shared/src/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'host',
          include: ['shell/server/**/*.test.ts', 'shared/build/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      'api/vitest.config.ts',
    ],
  },
});
