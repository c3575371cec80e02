/** An arrow to the left, beside the words of a way back. */
export function BackArrow() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <path d="M18 10H3M9 4l-6 6 6 6" />
    </svg>
  );
}
