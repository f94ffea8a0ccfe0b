import { defineConfig } from 'vitest/config';

const screens = ['shell', 'mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'screens',
          include: ['shared', ...screens].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          environment: 'happy-dom',
          setupFiles: ['shared/src/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
        },
      },
      'api/vitest.config.ts',
    ],
  },
});
