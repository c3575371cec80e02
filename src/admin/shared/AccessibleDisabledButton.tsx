import Button, { type ButtonProps } from '@mui/material/Button';

/** Keeps the focus while it is disabled; a button that is natively disabled drops it. */
export function AccessibleDisabledButton({ disabled = false, onClick, ...props }: ButtonProps) {
  return (
    <Button
      {...props}
      {...(disabled && { 'aria-disabled': true, className: 'Mui-disabled', disableRipple: true })}
      onClick={(event) => !disabled && onClick?.(event)}
    />
  );
}
