type LineDrawingProps = {
  /** The path of the line, on a ground of 16 by 16. */
  line: string;
};

/** A drawing of one line, in the stroke that small controls share. */
export function LineDrawing({ line }: LineDrawingProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden
    >
      <path d={line} />
    </svg>
  );
}
