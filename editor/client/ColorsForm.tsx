import { type SubmitEvent, useState } from 'react';
import type { Colors } from '../field.ts';
import { ColorVerdict } from './ColorVerdict.tsx';
import { useEditor } from './editor-context.ts';
import type { Message } from './editor-state.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { ask } from './server.ts';
import { type Brand, useBrandColors } from './use-brand-colors.ts';

/** The two colors that all others come from. */
export function ColorsForm({ colors }: { colors: Colors }) {
  const { send } = useEditor();
  const { brand, tryBrand, tried } = useBrandColors(colors);
  const [message, setMessage] = useState<Message>();

  function change(part: Partial<Brand>) {
    setMessage(undefined);
    void tryBrand({ ...brand, ...part });
  }

  function save(event: SubmitEvent) {
    event.preventDefault();
    void send(() => saveBrand(brand), setMessage);
  }

  return (
    <form onSubmit={save}>
      <p>All colors of your pages come from these two.</p>
      <label className="field">
        Main color, a dark one
        <input
          id="main"
          type="color"
          value={brand.main}
          onChange={({ target }) => change({ main: target.value })}
        />
      </label>
      <label className="field">
        Accent
        <input
          id="accent"
          type="color"
          value={brand.accent}
          onChange={({ target }) => change({ accent: target.value })}
        />
      </label>
      <ColorVerdict
        tried={tried}
        problem={message?.words}
        takeNearest={(color, nearest) => change({ [color]: nearest })}
      />
      <SaveButtons />
    </form>
  );
}

async function saveBrand(brand: Brand): Promise<void> {
  const { refused } = await ask<Colors>('colors', { brand, save: true });
  if (refused.length > 0) throw new Error('These colors can’t be used.');
}
