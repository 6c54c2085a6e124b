import { defineConfig } from 'vitest/config';

// Built-site checks and budgets read dist/, so they wait for a build; everything else runs from source.
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Thousands of generated cases on a busy machine are no reason to fail.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/**/*.built.test.ts', 'tests/server/**'],
        },
      },
      { extends: true, test: { name: 'server', include: ['tests/server/**/*.test.ts'] } },
      {
        extends: true,
        // Each reads all pages of the site.
        test: { name: 'site', include: ['tests/site/**/*.built.test.ts'], testTimeout: 60_000 },
      },
      { extends: true, test: { name: 'budgets', include: ['tests/budgets/**/*.built.test.ts'] } },
    ],
  },
});
