import { resolve } from 'node:path';
import type { Content } from '@website/content-model/collections.ts';

const folder = resolve(import.meta.dirname, '../../src/sections/home');

/** The sections of the home page that have another form if a company has little, and the component for each. */
export function chooseSections({
  home,
  services,
  site,
}: Pick<Content, 'home' | 'services' | 'site'>) {
  const { about, contact } = home;
  const isShort = about?.paragraphs.length === 1 && !about.lede && !about.fit;
  return {
    AboutSection: isShort ? 'ShortAbout' : 'About',
    ServicesSection: services.length === 1 ? 'OnlyService' : 'Services',
    ContactColumn:
      (contact.guarantee ?? contact.steps ?? site.booking) ? 'ContactCards' : 'ContactDetails',
  };
}

/** A module that exports them. A page has the styles of all that it imports, so it imports only what it shows. */
export const renderSectionsModule = (content: Content): string =>
  Object.entries(chooseSections(content))
    .map(([name, component]) => {
      const file = JSON.stringify(resolve(folder, `${component}.tsx`));
      return `export { ${component} as ${name} } from ${file};`;
    })
    .join('\n');
