/** Together about two days: the pauses grow up to six hours. */
const attempts = 17;

/** The call that puts a delivery into the queue, for a statement that has its two columns. */
export const addJob = `
  graphile_worker.add_job(
    'deliver',
    json_build_object('message', message_id, 'channel', channel),
    max_attempts => ${attempts}
  )`;
