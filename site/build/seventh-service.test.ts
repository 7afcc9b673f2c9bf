import { readFileSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfSite } from './copy-of-site.ts';

test('a seventh service is one content file, its route and its option in the contact form', {
  timeout: 120_000,
}, () => {
  const copy = copyOfSite('seventh-service');
  onTestFinished(copy.remove);
  const edit = (from: string, to: string, change: (text: string) => string) =>
    writeFileSync(copy.path(to), change(readFileSync(copy.path(from), 'utf8')));
  edit('src/content/services/ai-chatbots.yaml', 'src/content/services/ai-robotics.yaml', (text) =>
    text
      .replace('plate: 6', 'plate: 7')
      .replace('title: AI Chatbots', 'title: AI Robotics')
      .replace('route: /ai-chatbots', 'route: /ai-robotics')
      .replace(/contactOption: .*/, 'contactOption: AI Robotics & Motion'),
  );
  edit('src/routes.ts', 'src/routes.ts', (text) =>
    text.replace("'/ai-chatbots',", "'/ai-chatbots', '/ai-robotics',"),
  );

  edit('../form-contract/src/options.ts', '../form-contract/src/options.ts', (text) =>
    text.replace("'Custom AI Solutions',", "'AI Robotics & Motion', 'Custom AI Solutions',"),
  );

  copy.build();

  const html = (page: string) => readFileSync(copy.path('dist', `${page}.html`), 'utf8');
  expect(html('index')).toContain('href="/ai-robotics"');
  expect(html('index')).toContain('Pl. VII.');
  expect(html('index')).toContain('<option>AI Robotics &amp; Motion</option>');
  expect(html('index')).toMatch(/data-pages="[^"]* \/ai-robotics/);
  expect(html('404')).toContain('href="/ai-robotics"');
  expect(html('ai-chatbots')).toContain('<a href="/ai-robotics" rel="next">');
  expect(html('ai-robotics')).toContain('<a href="/ai-chatbots" rel="prev">');
  expect(html('ai-robotics')).toContain('<h1>AI Robotics</h1>');
});
