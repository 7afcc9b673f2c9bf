import { fileURLToPath } from 'node:url';
import { exitOnProblem } from '@website/content-model/checks/problem-report.ts';
import type { AstroIntegration } from 'astro';
import { moveAnswerPage } from './answer-page.ts';
import type { Company } from './content/company.ts';
import type { InlineParts } from './hosting/inline-parts.ts';
import { writePolicies } from './hosting/write-policies.ts';
import { refuseUnknownFiles } from './known-files.ts';
import { checkLinks } from './link-check.ts';
import { compressTexts } from './precompress.ts';
import { writeRedirects } from './redirects.ts';
import { removeOriginals } from './remove-originals.ts';
import { writeSitemap } from './sitemap.ts';
import { writeTwins } from './twins/twins.ts';

/** What is made from the finished pages. Each step works on what the one before has written. */
export function afterBuild(company: Company, parts: InlineParts): AstroIntegration {
  return {
    name: 'after-build',
    hooks: {
      'astro:build:done': ({ dir }) =>
        exitOnProblem(async () => {
          const root = fileURLToPath(dir);
          await removeOriginals(root);
          await refuseUnknownFiles(root);
          await moveAnswerPage(root);
          await writeSitemap(root, company);
          await writeTwins(root, company);
          await writeRedirects(root, company);
          await checkLinks(root, company);
          await writePolicies(root, parts);
          await compressTexts(root);
        }),
    },
  };
}
