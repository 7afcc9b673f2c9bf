import type { Endpoint } from '@website/content-model/lib/api/api-reference.ts';
import type { Api } from '@website/content-model/schemas/api.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { PageHeader } from '../PageHeader.tsx';
import css from './ApiHeader.module.css';
import { MethodAndPath } from './MethodAndPath.tsx';

interface Props {
  words: Api;
  endpoints: readonly Endpoint[];
}

/** What the API is, next to the list of its endpoints. */
export function ApiHeader({ words, endpoints }: Props) {
  return (
    <PageHeader
      words={words}
      path="/api"
      figure={
        <ul className={css.index}>
          {endpoints.map((endpoint) => (
            <li key={endpoint.id}>
              <a href={`#${endpoint.id}`}>{endpoint.title}</a>
              <MethodAndPath {...endpoint} />
            </li>
          ))}
        </ul>
      }
      caption={words.index}
    >
      <p>
        <TextLink href="/openapi.json">{words.file}</TextLink>
      </p>
    </PageHeader>
  );
}
