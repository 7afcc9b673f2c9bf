import { useLayoutEffect, useRef } from 'react';
import type { Colors, LaunchItem, PublishPlan } from '../field.ts';
import { Answer } from './Answer.tsx';
import { Checklist } from './Checklist.tsx';
import { ColorsForm } from './ColorsForm.tsx';
import { useEditor } from './editor-context.ts';
import type { View } from './editor-state.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { FieldForm } from './FieldForm.tsx';
import { MakeItYours } from './MakeItYours.tsx';
import { NameForm } from './NameForm.tsx';
import { NumbersForm } from './NumbersForm.tsx';
import { Pages } from './Pages.tsx';
import { Publish } from './Publish.tsx';
import { Welcome } from './Welcome.tsx';

/** Beside the page: what cannot be done in it. It stays open while one looks at the page. */
export function Panel() {
  const { state, close } = useEditor();
  const { view, viewCount, side, target } = state;
  const panel = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (!panel.current || !view) return;
    if (view.name !== 'welcome')
      panel.current.querySelector<HTMLElement>(getFocusSelector(view))?.focus();
    // On a phone, the panel covers the lower part of the screen.
    const { top } = panel.current.getBoundingClientRect();
    if (innerWidth < 640 && target && target.getBoundingClientRect().bottom > top)
      target.scrollIntoView();
  }, [viewCount]);

  return (
    <dialog
      ref={panel}
      className="panel"
      aria-labelledby="panel-title"
      data-side={side}
      open={view !== undefined}
    >
      {view && (
        <>
          <div className="head">
            <h2 id="panel-title" tabIndex={-1}>
              {getTitle(view)}
            </h2>
            <button type="button" className="close" aria-label="Close" onClick={close}>
              ×
            </button>
          </div>
          <div className="body" key={viewCount}>
            <ViewBody view={view} />
          </div>
        </>
      )}
    </dialog>
  );
}

function ViewBody({ view }: { view: View }) {
  switch (view.name) {
    case 'welcome':
      return <Welcome />;
    case 'checklist':
      return (
        <Answer<LaunchItem[]> request="launch">{(items) => <Checklist items={items} />}</Answer>
      );
    case 'choice':
      return <FieldChoice {...view} />;
    case 'colors':
      return (
        <Answer<Colors> request="colors" given={{ save: false }}>
          {(colors) => <ColorsForm colors={colors} />}
        </Answer>
      );
    case 'publish':
      return (
        <Answer<PublishPlan> request="publishPlan">{(plan) => <Publish plan={plan} />}</Answer>
      );
    case 'begin':
      return (
        <Answer<Colors> request="colors" given={{ save: false }}>
          {(colors) => <MakeItYours colors={colors} />}
        </Answer>
      );
    case 'pages':
      return <Pages />;
    case 'name':
      return <NameForm {...view} />;
    case 'numbers':
      return <NumbersForm {...view} />;
    case 'field':
      return <FieldForm {...view} />;
  }
}

const titles = {
  welcome: 'Edit this site',
  begin: 'Make it yours',
  checklist: 'Checklist',
  colors: 'Colors',
  pages: 'Pages',
  publish: 'Publish',
};

function getTitle(view: View): string {
  if (view.name === 'field') return view.field.title;
  return 'title' in view ? view.title : titles[view.name];
}

/** What gets the keyboard once the view is open. */
function getFocusSelector(view: View): string {
  switch (view.name) {
    case 'field':
      return `[id="${view.field.id}"]`;
    case 'name':
    case 'numbers':
      return 'input';
    default:
      return 'h2';
  }
}
