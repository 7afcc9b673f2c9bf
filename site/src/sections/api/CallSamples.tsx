import { api as labels } from 'virtual:labels';
import type { Endpoint } from '@website/content-model/lib/api/api-reference.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { getKeyVariable, renderCodeSamples } from '../../lib/api/code-samples.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

const languages = [
  { id: 'curl', label: 'curl', language: 'shell' },
  { id: 'typescript', label: 'TypeScript', language: 'typescript' },
  { id: 'python', label: 'Python', language: 'python' },
] as const;

interface Props {
  endpoint: Endpoint;
  company: string;
  /** Different for each of them on a page. */
  name: string;
}

/** The complete call of an endpoint in three languages. */
export function CallSamples({ endpoint: { call, title }, company, name }: Props) {
  const samples = renderCodeSamples(call, getKeyVariable(company));
  return (
    <Tabs
      legend={labels.codeIn}
      name={name}
      choices={languages.map(({ id, label, language }) => ({
        id,
        label,
        content: (
          <CodeBlock
            caption={fill(labels.exampleCaption, { title, language: label })}
            text={samples[id]}
            language={language}
            name={fill(labels.example, { language: label })}
            copyable
          />
        ),
      }))}
    />
  );
}
