import { type RefObject, useState } from 'react';
import type { Found, Mark } from './match.ts';
import { findMark } from './page-texts.ts';
import { useDocumentEvent } from './use-document-event.ts';

/** Beside the text under the pointer or with the keyboard: what it is. */
export function Tag({ found, isOn }: { found: RefObject<Found>; isOn: boolean }) {
  const [mark, setMark] = useState<Mark>();
  const showMark = (event: Event) => setMark(isOn ? findMark(found.current, event) : undefined);
  useDocumentEvent('mouseover', showMark);
  useDocumentEvent('focusin', showMark);
  if (!mark) return null;
  const { left, top } = mark.element.getBoundingClientRect();
  const translate = `${Math.max(0, left)}px max(0px, calc(${top}px - 100% - 4px))`;
  return (
    <div className="tag" aria-hidden="true" style={{ translate }}>
      {describe(mark)}
    </div>
  );
}

function describe({ fields, isWorkedOut }: Mark): string | undefined {
  if (isWorkedOut) return 'Calculated';
  return fields.length > 1 ? `${fields.length} places` : fields[0]?.title;
}
