/** Samspel's own mark: two rings of a year, with a lifted stretch on each. Shown beside the name. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="16" cy="16" r="12" stroke="var(--ds-color-accent-border-default)" strokeWidth="2" />
      <path d="M16 4a12 12 0 0 1 11.4 8.3" stroke="var(--ds-color-accent-base-default)" strokeWidth="4.5" />
      <circle cx="16" cy="16" r="5.5" stroke="var(--ds-color-accent-border-default)" strokeWidth="1.5" />
      <path d="M16 21.5a5.5 5.5 0 0 1-5.5-5.5" stroke="var(--ds-color-warning-border-default)" strokeWidth="3.5" />
    </svg>
  );
}
