import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadColors } from '@website/content-model/checks/colors/load-colors.ts';
import { loadContent, loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getPreviewPath } from '../src/lib/page/paths.ts';
import { readBuiltFile } from './built-page.ts';
import { dist } from './ports.ts';

const routes = loadRoutes();

const { site, home } = loadContent();
const { light, dark } = loadColors();
const paper = light.get('--paper') ?? '';

const channelsOf = (color: string) => [...Buffer.from(color.slice(1), 'hex')];

/** Whether a color is a token. A picture with a palette may miss it by a shade that nobody sees. */
function isPaintedWith(color: string, token: string): boolean {
  const expected = channelsOf(light.get(token) ?? '');
  return channelsOf(color).every((value, index) => Math.abs(value - (expected[index] ?? 0)) <= 2);
}

async function pictureAt(path: string) {
  const body = readFileSync(join(dist, path));
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  const { format, hasAlpha } = await sharp(body).metadata();
  const colorAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
  return { body, format, hasAlpha, width: info.width, height: info.height, colorAt };
}

test('every page has a preview of its own that every network shows', async () => {
  const seen = new Set<string>();
  for (const route of routes) {
    const picture = await pictureAt(getPreviewPath(route));

    expect(picture).toMatchObject({ format: 'png', hasAlpha: false, width: 1200, height: 630 });
    expect(picture.body.length).toBeLessThan(100_000);
    expect(isPaintedWith(picture.colorAt(0, 0), '--paper')).toBe(true);
    seen.add(picture.body.toString('base64'));
  }
  expect(seen.size).toBe(routes.length);
});

test('the icon of an iPhone has its size, and no transparency', async () => {
  const icon = await pictureAt('/apple-touch-icon.png');

  expect(icon).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  expect(isPaintedWith(icon.colorAt(0, 0), '--paper')).toBe(true);
  expect(isPaintedWith(icon.colorAt(90, 90), '--accent-bold')).toBe(true);
});

test('the icon of the tab has the colors of both themes', () => {
  const svg = readBuiltFile('favicon.svg');

  const [inLight, inDark] = svg.split('@media(prefers-color-scheme:dark)');
  for (const name of ['--accent-bold', '--accent-line']) {
    expect(inLight).toContain(light.get(name));
    expect(inDark).toContain(dark.get(name));
  }
});

interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

describe('the manifest', () => {
  const manifest = JSON.parse(readBuiltFile('manifest.webmanifest'));
  const icons: ManifestIcon[] = manifest.icons;

  test('describes the company, and opens the site as a website', () => {
    expect(manifest).toMatchObject({
      name: site.name,
      description: home.description,
      id: '/',
      start_url: '/',
      scope: '/',
      lang: 'en',
      display: 'browser',
      background_color: paper,
      theme_color: paper,
    });
    expect(paper).toMatch(/^#[0-9a-f]{6}$/);
    expect(site.name.startsWith(manifest.short_name)).toBe(true);
  });

  test('names icons that exist, each in its size', async () => {
    const pictures = icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of pictures) {
      const { width, height } = await pictureAt(src);
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const purpose of ['any', 'maskable']) {
      const sizes = pictures.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
      expect(sizes).toEqual(['192x192', '512x512']);
    }
  });

  test('has icons that a phone may cut to a circle', async () => {
    for (const { src } of icons.filter(({ purpose }) => purpose === 'maskable')) {
      const { width, colorAt } = await pictureAt(src);
      const cut = Array.from({ length: width * width }, (_, index) => [
        index % width,
        Math.floor(index / width),
      ]).filter(([x = 0, y = 0]) => Math.hypot(x - width / 2, y - width / 2) > width * 0.4);
      const lost = cut.filter(([x = 0, y = 0]) => colorAt(x, y) !== colorAt(0, 0));
      expect(cut.length).toBeGreaterThan(width);
      expect(lost.slice(0, 3)).toEqual([]);
    }
  });
});
