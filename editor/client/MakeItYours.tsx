import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Colors, CompanyQuestion, State } from '../field.ts';
import { ColorVerdict } from './ColorVerdict.tsx';
import { useEditor } from './editor-context.ts';
import { readAsBase64 } from './pictures.ts';
import { ask } from './server.ts';
import { type Brand, useBrandColors } from './use-brand-colors.ts';

/** What is wrong with each answer, by its question. */
type Problems = Readonly<Record<string, string>>;

/** The questions that make a company of one's own. */
export function MakeItYours({ colors }: { colors: Colors }) {
  const { site, close } = useEditor();
  const { brand, tryBrand, tried } = useBrandColors(colors);
  const [logo, setLogo] = useState<File>();
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState('');
  const [isMaking, setMaking] = useState(false);

  async function chooseLogo(file: File | undefined) {
    setLogo(file);
    if (!file) return;
    const request = ask<Brand | undefined>('logoColors', { data: await readAsBase64(file) });
    // Without colors in the logo, those that were chosen stay.
    void tryBrand((await request.catch(() => undefined)) ?? brand);
  }

  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = Object.fromEntries(new FormData(form));
    setMaking(true);
    setMessage('Making your site…');
    setProblems({});
    try {
      const found = await ask<Problems | undefined>('makeCompany', {
        answers,
        ...(logo && { logo: { name: logo.name, data: await readAsBase64(logo) } }),
      });
      if (!found) return await openNewSite();
      setProblems(found);
      setMessage(found[''] ?? 'Check the answers that are marked.');
      form.querySelector<HTMLElement>(`[id="${Object.keys(found)[0]}"]`)?.focus();
    } catch (error) {
      setMessage((error as Error).message);
    }
    setMaking(false);
  }

  const renderInput = (question: CompanyQuestion) => {
    const { id, isOptional = false, choices } = question;
    const common = { id, name: id, 'aria-describedby': describedBy(id) };
    if (id === 'main' || id === 'accent') {
      const change = (color: string) => void tryBrand({ ...brand, [id]: color });
      return (
        <input
          {...common}
          type="color"
          value={brand[id]}
          onChange={({ target }) => change(target.value)}
        />
      );
    }
    if (!choices) return <input {...common} type="text" required={!isOptional} />;
    return (
      <select {...common}>
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    );
  };

  return (
    <form onSubmit={make}>
      <p>
        Your site begins small: a home page, one service and the legal texts, with a hint wherever a
        text of yours belongs. You can change all answers later, and add pages and sections.
      </p>
      {site.questions?.map((question) => (
        <Question key={question.id} {...question} problem={problems[question.id]}>
          {renderInput(question)}
        </Question>
      ))}
      <ColorVerdict
        tried={tried}
        takeNearest={(color, nearest) => void tryBrand({ ...brand, [color]: nearest })}
      />
      <Question
        id="logo"
        asks="Logo"
        help="An SVG or PNG file. Without one, a mark is drawn."
        isOptional
        problem={problems.logo}
      >
        <input
          id="logo"
          type="file"
          accept=".svg,.png,image/*"
          aria-describedby={describedBy('logo')}
          onChange={({ target }) => void chooseLogo(target.files?.[0])}
        />
      </Question>
      <p className="message" role="status">
        {message}
      </p>
      <p className="help">This writes a folder on this computer. Nothing is public yet.</p>
      <p className="buttons">
        <button type="submit" className="main" disabled={isMaking}>
          Make My Site
        </button>
        <button type="button" onClick={close}>
          Look at the Sample First
        </button>
      </p>
    </form>
  );
}

const describedBy = (id: string) => `${id}-help ${id}-problem`;

/** A question around the control that answers it, with what is wrong with the answer. */
function Question({
  id,
  asks,
  help = '',
  isOptional = false,
  problem,
  children,
}: Omit<CompanyQuestion, 'choices'> & { problem: string | undefined; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{isOptional ? `${asks} (optional)` : asks}</label>
      {children}
      <p className="left" id={`${id}-problem`} role="status" data-over="">
        {problem}
      </p>
      <p id={`${id}-help`} className="help">
        {help}
      </p>
    </div>
  );
}

/** Waits until the server has started again with the new company. */
async function openNewSite(): Promise<void> {
  for (;;) {
    await new Promise((done) => setTimeout(done, 700));
    // It does not answer while it starts.
    const site = await ask<State>('state').catch(() => undefined);
    if (site && !site.questions) break;
  }
  location.assign('/');
}
