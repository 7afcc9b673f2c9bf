/**
 * The upstream of the intake service: one replica or several, as in "127.0.0.1:8787,127.0.0.1:8797".
 * A replica that was down gets requests again at once: on the same machine, a refused connection is cheap.
 */
export const intakeUpstream = (addresses: string) => `upstream intake {
    ${addresses
      .split(',')
      .map((address) => `server ${address.trim()} max_fails=0;`)
      .join('\n    ')}
  }`;

/**
 * Proxies a request to one of them, and retries with the next: messages are idempotent by their key.
 * nginx overwrites X-Real-IP, so no visitor can forge it.
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
