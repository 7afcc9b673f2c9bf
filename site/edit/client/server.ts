/** The token that only pages of this server have. */
const { editToken } = window as unknown as { editToken: string };

/** Asks the server. Throws what it says if it refuses. */
export async function ask<Result = undefined>(name: string, given: object = {}): Promise<Result> {
  const response = await fetch(`/@edit/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': editToken },
    body: JSON.stringify(given),
  }).catch(() => {
    throw new Error('The site does not answer. Is "npm run edit" still running?');
  });
  const { result, message } = await response.json();
  if (!response.ok) throw new Error(message);
  return result;
}
