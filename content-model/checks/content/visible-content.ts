import { type CollectionName, type Content, collections } from '../../collections.ts';
import { plateNames } from '../../vocabulary.ts';
import { asRecord } from './walk-content.ts';

/** Whether an entry is published. A company hides one until it is ready. */
export const isVisible = (entry: unknown) => asRecord(entry).hidden !== true;

/** The entries of a file with a list. */
export function listEntries(file: unknown): unknown[] {
  const { list } = asRecord(file);
  return Array.isArray(list) ? list.map(asRecord) : [];
}

/** The content without hidden entries. */
export function filterVisible<Collections extends Partial<Content>>(
  content: Collections,
): Collections {
  const visible = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      collections[name as CollectionName].kind === 'record'
        ? value
        : (value as unknown[]).filter(isVisible),
    ]),
  ) as Collections;
  return visible.services ? { ...visible, services: numberServices(visible.services) } : visible;
}

/** Numbers services by their order, for their Roman numerals. One that chooses no engraving gets the next one. */
export const numberServices = <Entry extends object>(services: readonly Entry[]) =>
  services.map((service, index) => ({
    icon: plateNames[index % plateNames.length],
    ...service,
    plate: index + 1,
  }));
