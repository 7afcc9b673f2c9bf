/** Asks the server. Throws what it says if it refuses. */
export async function ask<Result = undefined>(name: string, given: object = {}): Promise<Result> {
  const response = await fetch(`/@edit/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  }).catch(() => {
    throw new Error('The site doesn’t answer. Is "npm start" still running?');
  });
  const { result, message, offer } = await response.json();
  if (!response.ok) throw Object.assign(new Error(message), { offer });
  return result;
}
