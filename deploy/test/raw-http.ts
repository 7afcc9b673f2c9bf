import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

export interface RawAnswer {
  status: number;
  /** The header lines as they were sent. */
  head: string;
  location: string | undefined;
  body: string;
}

/**
 * Sends text to a server, byte for byte, and reads until the server closes the connection. A browser
 * or an HTTP library would put it right first. With TLS, it asks for the certificate of a name.
 */
export function sendRaw(site: string, text: string, servername?: string): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(site);
  const address = { host: hostname, port: Number(port) };
  return new Promise((resolve, reject) => {
    const send = () => socket.write(text, 'latin1');
    const socket =
      protocol === 'https:'
        ? connectTls(
            { ...address, servername: servername ?? hostname, rejectUnauthorized: false },
            send,
          )
        : connect(address, send);
    let answer = '';
    socket.setEncoding('latin1');
    socket.setTimeout(30_000, () => socket.destroy(new Error('The server keeps us waiting.')));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...bodyParts] = answer.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1]),
        head,
        location: /^location: (.*)$/im.exec(head)?.[1],
        body: bodyParts.join('\r\n\r\n'),
      });
    });
  });
}

/** A request for a path, exactly as it is written. */
export const get = (path: string, method = 'GET', more = '', host = 'localhost') =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`;
