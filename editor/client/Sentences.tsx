/** The first of many sentences. The others are one press away. */
export function Sentences({ sentences }: { sentences: readonly string[] }) {
  const [first, more] = [sentences.slice(0, 6), sentences.slice(6)];
  return (
    <>
      {first.length > 0 && <SentenceList sentences={first} />}
      {more.length > 0 && (
        <details>
          <summary>{`And ${more.length} more`}</summary>
          <SentenceList sentences={more} />
        </details>
      )}
    </>
  );
}

function SentenceList({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="sentences">
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}
