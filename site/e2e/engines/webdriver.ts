import type { Key } from './engine.ts';

/** The code points for keys in the WebDriver standard. */
const codes: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Failure {
  error?: string;
  message?: string;
}

/** The few commands of the W3C WebDriver standard that the tests need, in one session. */
export async function startSession(driver: string, capabilities: object) {
  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & Failure };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }

  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const get = <Value>(path: string) => send<Value>('GET', `/session/${sessionId}${path}`);
  const post = <Value = void>(path: string, body: object = {}) =>
    send<Value>('POST', `/session/${sessionId}${path}`, body);

  async function element(selector: string): Promise<string> {
    const found = await post<Record<string, string>>('/element', {
      using: 'css selector',
      value: selector,
    });
    return `/element/${Object.values(found)[0]}`;
  }

  return {
    go: (url: string) => post('/url', { url }),
    refresh: () => post('/refresh'),
    back: () => post('/back'),
    click: async (selector: string) => post(`${await element(selector)}/click`),
    clickAt: (x: number, y: number) =>
      post('/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    type: async (selector: string, text: string) =>
      post(`${await element(selector)}/value`, { text }),
    press: (keys: readonly Key[]) =>
      post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: keys.flatMap((key) => [
              { type: 'keyDown', value: codes[key] },
              { type: 'keyUp', value: codes[key] },
            ]),
          },
        ],
      }),
    evaluate: async <Result>(run: string, args: readonly unknown[]): Promise<Result> => {
      const script = `
        const done = arguments[arguments.length - 1];
        const args = [...arguments].slice(0, -1);
        new Promise((resolve) => resolve((${run})(...args)))
          .then((result) => done({ result }), (error) => done({ error: String(error) }));`;
      const answer = await post<{ result: Result; error?: string }>('/execute/async', {
        script,
        args,
      });
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.result;
    },
    window: () => get<string>('/window'),
    newTab: async () => (await post<{ handle: string }>('/window/new', { type: 'tab' })).handle,
    switchTo: (handle: string) => post('/window', { handle }),
    closeTab: () => send('DELETE', `/session/${sessionId}/window`),
    rect: () => get<Rect>('/window/rect'),
    setRect: (rect: Rect) => post('/window/rect', rect),
    screenshot: () => get<string>('/screenshot'),
    end: () => send('DELETE', `/session/${sessionId}`),
  };
}
