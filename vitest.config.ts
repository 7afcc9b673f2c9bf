import { defineConfig } from 'vitest/config';

const project = (name: string) => ({
  root: name,
  test: { name, include: ['**/*.test.ts'], exclude: ['**/node_modules/**', '**/dist*/**'] },
});

export default defineConfig({
  test: { projects: [project('scripts'), project('form-contract'), project('site')] },
});
