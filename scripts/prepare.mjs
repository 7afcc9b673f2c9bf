// Runs after every install: writes the schemas that editors use, and installs the pre-commit hook.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// A container installs the packages before it has the code.
if (existsSync('content-model/commands')) {
  execSync('node content-model/commands/editor-schemas.ts', { stdio: 'inherit' });
}

// A copy without git history, such as a downloaded archive, has nowhere to install the hook.
if (existsSync('.git') && process.env.CI === undefined) {
  try {
    execSync('npx lefthook install', { stdio: 'inherit' });
  } catch {
    console.warn('The pre-commit hook was not set up. Everything else works without it.');
  }
}
