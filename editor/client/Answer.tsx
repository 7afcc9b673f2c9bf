import { type ReactNode, useEffect, useState } from 'react';
import { ask } from './server.ts';

/** Shows what the server has to work out first. It is asked once, when the view opens. */
export function Answer<Result>({
  request,
  given,
  children,
}: {
  request: string;
  given?: object;
  children: (result: Result) => ReactNode;
}) {
  const [answer, setAnswer] = useState<{ result: Result } | { problem: string }>();
  useEffect(() => {
    ask<Result>(request, given).then(
      (result) => setAnswer({ result }),
      (error: Error) => setAnswer({ problem: error.message }),
    );
  }, []);
  if (!answer) return <p>One moment…</p>;
  return 'problem' in answer ? <p>{answer.problem}</p> : children(answer.result);
}
