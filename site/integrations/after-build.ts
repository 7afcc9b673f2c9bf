import { fileURLToPath } from 'node:url';
import { exitOnProblem } from '@website/content-model/checks/problem-report.ts';
import type { AstroIntegration } from 'astro';
import { moveAnswerPage } from './answer-page.ts';
import { checkLinks } from './check-links.ts';
import type { Company } from './content/company.ts';
import type { InlineCode } from './hosting/inline-code.ts';
import { writePolicies } from './hosting/write-policies.ts';
import { writeMarkdownCopies } from './markdown-copies/write-markdown-copies.ts';
import { compressTexts } from './precompress.ts';
import { writeRedirects } from './redirects.ts';
import { removeOriginals } from './remove-originals.ts';
import { writeSitemap } from './sitemap.ts';
import { refuseUnknownFiles } from './unknown-files.ts';

/** The steps after the pages are rendered. Each step works on the output of the one before. */
export function afterBuild(company: Company, inlineCode: InlineCode): AstroIntegration {
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
          await writeMarkdownCopies(root, company);
          await writeRedirects(root, company);
          await checkLinks(root, company);
          await writePolicies(root, inlineCode);
          await compressTexts(root);
        }),
    },
  };
}
