import Button, { type ButtonProps } from '@mui/material/Button';

/** A button that keeps the focus while it cannot be pressed, so that the keyboard is not thrown back to the top. */
export function AccessibleDisabledButton({ disabled = false, onClick, ...props }: ButtonProps) {
  return (
    <Button
      {...props}
      {...(disabled && { 'aria-disabled': true, className: 'Mui-disabled', disableRipple: true })}
      onClick={(event) => !disabled && onClick?.(event)}
    />
  );
}
