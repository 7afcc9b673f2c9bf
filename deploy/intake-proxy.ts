/**
 * The processes of the intake service, which may be several: "127.0.0.1:8787,127.0.0.1:8797". nginx
 * does not remember that one was down: the next request finds out at once, on the same machine.
 */
export const intakeUpstream = (addresses: string) => `upstream intake {
    ${addresses
      .split(',')
      .map((address) => `server ${address.trim()} max_fails=0;`)
      .join('\n    ')}
  }`;

/**
 * Passes a request on to one of them. If that one does not answer, another is asked: a message has a
 * key and is stored once, however often it arrives. Nobody can forge the address of a visitor,
 * because nginx replaces the header.
 */
export const passToIntake = `client_max_body_size 64k;
      client_body_buffer_size 64k;
      proxy_pass http://intake/;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Real-IP $remote_addr;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_read_timeout 15s;
      proxy_next_upstream error timeout non_idempotent;
      proxy_next_upstream_tries 2;`;
