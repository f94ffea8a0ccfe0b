/** A sum in four parts, of which the first is being paid. */
export function InstalmentMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M13.5 3.1v7.4h7.4a9 9 0 0 0-7.4-7.4z" fill="currentColor" strokeLinejoin="round" />
      <path d="M10.5 3.1a9 9 0 0 0-7.4 7.4" strokeLinecap="round" />
      <path d="M3.1 13.5a9 9 0 0 0 7.4 7.4" strokeLinecap="round" />
      <path d="M13.5 20.9a9 9 0 0 0 7.4-7.4" strokeLinecap="round" />
    </svg>
  );
}
