import { type CollectionName, type Content, collections } from '../../collections.ts';
import { asRecord } from './parts-of.ts';

/** Whether an entry is published: not one that is hidden until it is ready. */
export const isVisible = (entry: unknown) => asRecord(entry).hidden !== true;

/** The entries of a list. What an entry does not say about `sample`, its file says. */
export function listEntries(file: unknown): unknown[] {
  const { sample, list } = asRecord(file);
  const inherited = typeof sample === 'boolean' ? { sample } : {};
  return Array.isArray(list) ? list.map((entry) => ({ ...inherited, ...asRecord(entry) })) : [];
}

/** The content without what is hidden: what visitors get. */
export function visibleContent<Some extends Partial<Content>>(content: Some): Some {
  const visible = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      collections[name as CollectionName].kind === 'record'
        ? value
        : (value as unknown[]).filter(isVisible),
    ]),
  ) as Some;
  return visible.services ? { ...visible, services: numberServices(visible.services) } : visible;
}

/** Services have numerals, from their order. */
export const numberServices = <Entry extends object>(services: readonly Entry[]) =>
  services.map((service, index) => ({ ...service, plate: index + 1 }));
