import type { Endpoint } from '@website/content-model/lib/api/api-reference.ts';
import css from './MethodAndPath.module.css';

/** "POST /api/v1/models". */
export function MethodAndPath({ method, path }: Pick<Endpoint, 'method' | 'path'>) {
  return (
    <p className={css.address}>
      <b>{method}</b> {path}
    </p>
  );
}
