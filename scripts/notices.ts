/** Renders two files from the installed packages: one for readers of the repository, one for visitors. */
import { listThirdParties, type ThirdParty } from './third-party.ts';

export const files = {
  list: 'THIRD-PARTY-NOTICES.md',
  texts: 'site/src/pages/_third-party-notices.txt',
};

const formatName = ({ name, version }: ThirdParty) => `${name} ${version}`;

/** One paragraph for each license. */
function formatByLicense(packages: ThirdParty[]): string {
  const groups = Map.groupBy(packages, ({ license }) => license);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, packages]) => `**${license}:** ${packages.map(formatName).join(', ')}\n`)
    .join('\n');
}

/** The text of each file by its path. */
export async function renderNotices(): Promise<Record<string, string>> {
  const { visitors, service } = await listThirdParties();
  const line = '-'.repeat(78);
  const texts = [...Map.groupBy(visitors, ({ text }) => text)].map(
    ([text, packages]) => `${line}\n${packages.map(formatName).join('\n')}\n${line}\n\n${text}\n`,
  );
  return {
    [files.texts]: `This site contains work of others: fonts, icons, and the scripts of its forms and charts. The fonts are\nreduced to the characters that the site needs.\n\n${texts.join('\n')}`,
    [files.list]: `# Third-party notices

\`node scripts/write-notices.ts\` writes this file from the installed packages. The project itself is under the
[MIT License](LICENSE).

## What visitors receive

The fonts (reduced to the characters that the site needs), the icons, and the packages in the scripts of
forms and charts. The [texts of their licenses](${files.texts}) are on the site as
\`/third-party-notices.txt\`.

${formatByLicense(visitors)}
## What the intake service runs

${formatByLicense(service)}`,
  };
}
