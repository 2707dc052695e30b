/** The year wheel as a small icon for the menu and the tiles, in the size and colour of the text around it. */
export function WheelIcon() {
  return (
    <svg
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.25" />
      <circle cx="12" cy="12" r="3.25" />
      <path d="M12 2.75v6M12 15.25v6M2.75 12h6M15.25 12h6M5.46 5.46 9.7 9.7M14.3 14.3l4.24 4.24M5.46 18.54 9.7 14.3M14.3 9.7l4.24-4.24" />
    </svg>
  );
}
