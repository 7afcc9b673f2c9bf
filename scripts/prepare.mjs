// Runs after every install: checks the version of Node, and sets up the pre-commit hook.
import './node-version.mjs';
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// There is nothing to hook into in a copy without its history, such as a downloaded archive.
if (existsSync('.git') && process.env.CI === undefined) {
  try {
    execSync('npx lefthook install', { stdio: 'inherit' });
  } catch {
    console.warn('The pre-commit hook was not set up. Everything else works without it.');
  }
}
