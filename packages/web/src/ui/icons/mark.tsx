/** Samspel's own mark: a ring, a stretch of it lifted, and another kept inside. Stands beside the name. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="16" cy="16" r="12" stroke="var(--ds-color-accent-border-default)" strokeWidth="2" />
      <path d="M16 4a12 12 0 0 1 11.4 8.3" stroke="var(--ds-color-accent-base-default)" strokeWidth="4.5" />
      <path d="M9.8 16A6.2 6.2 0 0 0 16 22.2" stroke="var(--ds-color-warning-border-default)" strokeWidth="3" />
      <circle cx="16" cy="16" r="1.75" fill="var(--ds-color-accent-base-default)" />
    </svg>
  );
}
