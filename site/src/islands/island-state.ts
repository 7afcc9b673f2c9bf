/**
 * How far an island with `client:use` is, also in its `data-state`: `loading` from its first use on,
 * `late` if that takes too long, `hydrating` once the files are there, `ready` once React has hydrated
 * it, and `failed` if it never will or if its component has thrown an error.
 */
export type IslandState = 'loading' | 'late' | 'hydrating' | 'ready' | 'failed';

/** What a component dispatches once it is hydrated. */
export const readyEvent = 'island:ready';
