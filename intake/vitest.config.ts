import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,deploy}/**/*.test.ts'],
    globalSetup: 'test/one-initdb.ts',
    // No test changes a global for good, so files share a worker: half the time.
    isolate: false,
    // Halves the start of the service, which tests run dozens of times.
    env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/compile` },
    // Only for what hangs: on a busy machine, real servers take minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: '100%',
  },
});
