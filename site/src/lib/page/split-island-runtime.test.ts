import { expect, test } from 'vitest';
import { splitIslandRuntime } from './split-island-runtime.ts';

test('what Astro puts before the content is separated from it, and nothing else', () => {
  const runtime = '<style>i{}</style><script>use("<p>");</script><script>start()</script>';
  const content = '<h1>Title</h1><script type="data">{}</script><style>h1{}</style>';

  expect(splitIslandRuntime(runtime + content)).toEqual({
    style: 'i{}',
    script: 'use("<p>");start()',
    content,
  });
  expect(splitIslandRuntime(content)).toEqual({ style: '', script: '', content });
});

test('an island has no number that depends on the folder of the project', () => {
  const { content } = splitIslandRuntime(
    '<astro-island uid="ZfW2a" prefix="r1">uid="1"</astro-island>',
  );

  expect(content).toBe('<astro-island prefix="r1">uid="1"</astro-island>');
});
