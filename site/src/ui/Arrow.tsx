/** The arrow after a link's text. */
export function Arrow() {
  return (
    <svg width="14" height="10" viewBox="0 0 14 10" aria-hidden="true">
      <path d="M0 5H13M9 1l4 4-4 4" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
